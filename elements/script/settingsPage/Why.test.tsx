import {act, screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {switchOf, type FeatureInfo} from '#services/features';
import {bisectSearch, mobileFriendly} from '#services/settings/shared';
import {siteFixes} from '#services/settings/siteFixes';
import {useConsole} from '#test/support/console';
import {info} from '#test/support/definitions';
import {expectAccessible, useRender} from '#test/support/draw';
import {openRow} from '#test/support/settings';
import {useNavigation} from '#test/support/page';

const other = info('other', {enabledByDefault: false});
const fine = "It's on, and nothing keeps it from working. If it still doesn't, copy a report and send it to us.";

describe('"Why doesn\'t this work?"', () => {
  const draw = useRender();
  const go = useNavigation();
  useConsole();
  const open = (feature: FeatureInfo, options: Parameters<typeof draw>[1] = {}) =>
    draw(openRow(feature), {catalogue: [feature, other], ...options});
  const box = () => screen.getByRole('group', {name: "Why doesn't this work?"});
  const reasons = () => [...box().querySelectorAll('.reason')].map(each => each.textContent);
  const press = (name: RegExp | string) => userEvent.click(within(box()).getByRole('button', {name}));

  it('says that nothing is wrong, and always offers a report', async () => {
    const {container} = open(info('plain'));
    expect(reasons()).to.deep.equal([fine]);
    expect(
      within(box())
        .getAllByRole('button')
        .map(each => each.textContent),
    ).to.deep.equal(['Copy report about Feature plain']);
    await expectAccessible(container);
  });

  it('turns on a feature that is off', async () => {
    const plain = info('plain', {enabledByDefault: false});
    const {services} = open(plain);
    expect(reasons()).to.deep.equal(["It's off. Turn on Feature plain"]);
    await press(/^Turn on/);
    expect(services.settings.get(switchOf(plain))).to.equal(true);
    await waitFor(() => expect(reasons()).to.deep.equal([fine]));
  });

  it('offers the sign-in, the required feature, and an end of mobile mode, each once', async () => {
    const {services, container} = open(
      info('needing', {needs: ['token', 'desktop'], requiresFeatures: [switchOf(other)]}),
      {settings: {mobileFriendly: true}},
    );
    expect(reasons()).to.deep.equal([
      'Requires another feature: Feature other Turn on Feature other',
      'Requires signing in to Automail. How to sign in',
      'Off in mobile mode. Turn off mobile mode',
    ]);
    expect(container.querySelectorAll('.reason').length).to.equal(3);
    await expectAccessible(container);
    await press('Turn off mobile mode');
    await press(/^Turn on/);
    expect([services.settings.get(mobileFriendly), services.settings.get(switchOf(other))]).to.deep.equal([
      false,
      true,
    ]);
    act(() => services.session.setUser('Mirabel', 'secret'));
    await waitFor(() => expect(reasons()).to.deep.equal([fine]));
  });

  it('names the fix or the search for a cause that holds a feature back', async () => {
    const {services} = open(info('held'));
    act(() =>
      services.settings.set(siteFixes, {features: [{id: 'held', reason: 'It counts twice.'}], selectors: [], at: 1}),
    );
    expect(reasons()).to.deep.equal(['Turned off until the next version: It counts twice. Use anyway Feature held']);
    await press(/^Use anyway/);
    await waitFor(() => expect(reasons()).to.deep.equal([fine]));
    act(() => services.settings.set(bisectSearch, {suspects: ['held'], off: ['held'], step: 1}));
    expect(reasons()).to.deep.equal(["It's off while you look for the cause of a problem. Go to the questions"]);
  });

  it('says that its place is gone, that it failed, or that AniList does it', async () => {
    const plain = info('plain');
    const {services} = open(plain);
    act(() => services.report.anchorMissing('plain', 'navigation'));
    expect(reasons()[0]).to.match(/^AniList's page has changed.*Check the whole site$/);
    act(() => services.report.failed('plain', new Error('broken')));
    expect(reasons()).to.deep.equal(['It stopped because of an error: broken Try again']);
    const seen: boolean[] = [];
    services.settings
      .changesOf([switchOf(plain)])
      .subscribe(() => seen.push(services.settings.get(switchOf(plain))), {signal: services.signal});
    await press('Try again');
    expect(seen).to.deep.equal([false, true]);
    act(() => services.report.clear('plain'));
    act(() => services.report.superseded('plain'));
    expect(reasons().join(' | ')).to.match(/^AniList now does this[^|]*$/);
  });

  it('leads to pages where the feature works, the own ones once the user is known', async () => {
    go('/settings/apps');
    const {services} = open(info('milestones'));
    expect(reasons().join(' | ')).to.match(/^[^|]*: your profile\.$/);
    expect(within(box()).queryAllByRole('link').length).to.equal(0);
    act(() => services.session.setUser('Mirabel', undefined));
    expect(within(box()).getByRole('link', {name: 'your profile'}).getAttribute('href')).to.equal('/user/Mirabel/');
  });

  it('does not name pages of a feature for all pages', async () => {
    go('/settings/apps');
    open(info('noAutoplay'));
    expect(reasons()).to.deep.equal([fine]);
  });

  it('says that AniList is not reached, if the feature asks it for something', async () => {
    const original = Object.getOwnPropertyDescriptor(navigator, 'onLine');
    Object.defineProperty(navigator, 'onLine', {configurable: true, get: () => false});
    try {
      const {unmount} = open(info('asking', {requests: 'cached'}));
      expect(reasons()[0]).to.match(/^You're offline\./);
      unmount();
      open(info('silent'));
      expect(reasons()).to.deep.equal([fine]);
    } finally {
      if (original) Object.defineProperty(navigator, 'onLine', original);
      else Reflect.deleteProperty(navigator, 'onLine');
    }
  });
});
