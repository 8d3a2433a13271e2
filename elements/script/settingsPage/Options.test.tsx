import {screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import SettingsSection from './SettingsSection';
import {switchOf, type FeatureInfo} from '#services/features';
import {number, toggle} from '#services/settings/handles';
import {siteFixes} from '#services/settings/siteFixes';
import {useConsole} from '#test/support/console';
import {info} from '#test/support/definitions';
import {expectAccessible, useRender} from '#test/support/draw';
import {inAllTab, openRow, toggleRow} from '#test/support/settings';
import {useNavigation} from '#test/support/page';

const option = toggle('someOption', {title: 'Leave out repeats', initial: false});
const amount = number('amount', {title: 'How many', initial: 3});
const withOptions = info('stats', {settings: [option, amount]});
const alsoReads = info('tables', {settings: [option]});
const halves = [
  toggle('half', {title: 'One half', initial: true}),
  toggle('otherHalf', {title: 'Other half', initial: false}),
] as const;
const [half, otherHalf] = halves;
const merged = info('merged', {switches: halves});
const limits = [
  toggle('limit8', {title: '8 titles', initial: false}),
  toggle('limit10', {title: '10 titles', initial: false}),
] as const;
const [eight, ten] = limits;
const limit = info('limit', {switches: limits, isChoice: true, enabledByDefault: false});

const box = (name: string) => screen.getByRole<HTMLInputElement>(/^Feature/.test(name) ? 'switch' : 'checkbox', {name});
const row = (id: string) => document.querySelector<HTMLElement>(`[data-id=${id}]`) ?? document.body;

describe('options in the settings', () => {
  const draw = useRender();
  const go = useNavigation();
  useConsole();
  const show = (feature: FeatureInfo, settings: Record<string, unknown> = {}) =>
    draw(openRow(feature), {settings, catalogue: [feature]});
  const search = (words: string) => userEvent.type(screen.getByRole('searchbox', {name: 'Search settings'}), words);

  it('are shown below their feature while it is on', async () => {
    const {services, container} = show(withOptions);
    const field = box('Leave out repeats');
    expect(field.closest('[data-id]')).to.equal(row('stats'));
    await userEvent.click(field);
    expect(services.settings.get(option)).to.equal(true);
    await expectAccessible(container);
    services.settings.set(switchOf(withOptions), false);
    await waitFor(() => expect(screen.queryByLabelText('Leave out repeats')).to.equal(null));
  });

  it('appear under each feature that reads them, and share their state', async () => {
    const {services} = draw(<SettingsSection />, {catalogue: [withOptions, alsoReads], settings: inAllTab});
    for (const name of ['Feature stats', 'Feature tables']) await toggleRow(name);
    const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', {name: 'Leave out repeats'});
    expect(boxes().map(each => each.closest<HTMLElement>('[data-id]')?.dataset.id)).to.deep.equal(['stats', 'tables']);
    await userEvent.click(boxes()[1] as Element);
    expect(boxes().map(({checked}) => checked)).to.deep.equal([true, true]);
    services.settings.set(switchOf(withOptions), false);
    await waitFor(() => expect(boxes().length).to.equal(1));
    expect(boxes()[0]?.closest<HTMLElement>('[data-id]')?.dataset.id).to.equal('tables');
  });

  for (const words of ['repeats', 'someOption', 'stats repeats'])
    it(`are found by "${words}", even while their feature is off`, async () => {
      const {container} = draw(<SettingsSection />, {
        catalogue: [withOptions, info('other')],
        settings: {...inAllTab, stats: false},
      });
      expect(screen.queryByLabelText('Leave out repeats')).to.equal(null);
      await search(words);
      expect(box('Leave out repeats').disabled).to.equal(true);
      expect(screen.queryByLabelText('How many')).to.equal(null);
      expect(row('other')).to.equal(document.body);
      await expectAccessible(container);
      await userEvent.click(box('Feature stats'));
      expect(box('Leave out repeats').disabled).to.equal(false);
    });

  it('are focused when the address points to them, or their feature is while it is off', async () => {
    go('/settings/apps#SOMEOPTION');
    const {services, unmount} = draw(<SettingsSection />, {catalogue: [withOptions]});
    expect(document.activeElement).to.equal(box('Leave out repeats'));
    unmount();
    services.stop();
    draw(<SettingsSection />, {catalogue: [withOptions], settings: {stats: false}});
    expect(box('Leave out repeats').disabled).to.equal(true);
    expect(document.activeElement).to.equal(box('Feature stats'));
  });

  it('show which fix turns them off, and can override it', async () => {
    const {services} = show(withOptions, {someOption: true});
    services.settings.set(siteFixes, {
      features: [{id: 'someOption', reason: 'It counts twice.'}],
      selectors: [],
      at: 1,
    });
    const reason = await screen.findByText(/It counts twice\./);
    expect(reason.closest('[data-option=someOption]')).not.to.equal(null);
    await userEvent.click(within(reason).getByRole('button', {name: /^Use anyway/}));
    await waitFor(() => expect(screen.queryByText(/It counts twice\./)).to.equal(null));
  });
});

describe('a feature with several switches in the settings', () => {
  const draw = useRender();
  useConsole();
  const show = (feature: FeatureInfo, settings: Record<string, unknown> = {}) =>
    draw(openRow(feature), {settings, catalogue: [feature]});

  it('has a main checkbox that is checked if any switch is on, and the switches below it', async () => {
    const {services, container} = show(merged);
    const states = () => ['Feature merged', 'One half', 'Other half'].map(name => box(name).checked);
    expect(states()).to.deep.equal([true, true, false]);
    await expectAccessible(container);
    await userEvent.click(box('Other half'));
    await userEvent.click(box('One half'));
    expect(states()).to.deep.equal([true, false, true]);
    await userEvent.click(box('Other half'));
    expect(states()).to.deep.equal([false, false, false]);
    expect(halves.map(each => services.settings.get(each))).to.deep.equal([false, false]);
  });

  it('stores all switches as off when the main checkbox is cleared, and those on by default as on when it is checked', async () => {
    const {services} = show(merged, {otherHalf: true});
    await userEvent.click(box('Feature merged'));
    expect(services.settings.snapshot()).to.include({half: false, otherHalf: false});
    await userEvent.click(box('Feature merged'));
    expect(services.settings.snapshot()).to.include({half: true, otherHalf: false});
  });

  it('works with the keyboard and keeps focus in place', async () => {
    const {services} = show(merged);
    const main = box('Feature merged');
    main.focus();
    await userEvent.keyboard(' ');
    expect([services.settings.get(half), document.activeElement === main]).to.deep.equal([false, true]);
    while (document.activeElement !== box('Other half')) {
      const before = document.activeElement;
      await userEvent.tab();
      expect(document.activeElement).not.to.equal(before);
    }
    await userEvent.keyboard(' ');
    expect([services.settings.get(otherHalf), main.checked]).to.deep.equal([true, true]);
    await userEvent.keyboard(' ');
    expect([main.checked, document.activeElement === box('Other half')]).to.deep.equal([false, true]);
  });

  it('resets all its switches at once', async () => {
    const {services} = show(merged, {half: false, otherHalf: true});
    await userEvent.click(screen.getByRole('button', {name: /^Reset/}));
    expect(halves.map(each => services.settings.get(each))).to.deep.equal([true, false]);
  });
});

describe('a choice of switches in the settings', () => {
  const draw = useRender();
  useConsole();
  const show = (settings: Record<string, unknown> = {}) => draw(openRow(limit), {settings, catalogue: [limit]});
  const choice = () => screen.getByRole<HTMLSelectElement>('combobox', {name: 'Feature limit'});
  const chosen = () => choice().selectedOptions[0]?.textContent;

  for (const [settings, expected] of [
    [{}, 'Off'],
    [{limit8: true}, '8 titles'],
    [{limit10: true}, '10 titles'],
    [{limit8: true, limit10: true}, '8 titles'],
  ] as const)
    it(`shows "${expected}" if ${JSON.stringify(settings)} is stored`, async () => {
      const {container} = show(settings);
      expect(chosen()).to.equal(expected);
      expect([...choice().options].map(({text}) => text)).to.deep.equal(['Off', '8 titles', '10 titles']);
      expect(box('Feature limit').checked).to.equal(expected !== 'Off');
      await expectAccessible(container);
    });

  for (const [name, stored] of [
    ['10 titles', [false, true]],
    ['8 titles', [true, false]],
    ['Off', [false, false]],
  ] as const)
    it(`stores both switches when "${name}" is chosen`, async () => {
      const {services} = show({limit8: true, limit10: true});
      await userEvent.selectOptions(choice(), 'Off');
      await userEvent.selectOptions(choice(), name);
      expect([eight, ten].map(each => services.settings.get(each))).to.deep.equal(stored);
      expect(services.settings.snapshot()).to.include({limit8: stored[0], limit10: stored[1]});
    });

  it('shows which fix turns off the switch in effect', async () => {
    const {services} = show({limit8: true});
    services.settings.set(siteFixes, {features: [{id: 'limit8', reason: 'It hides all.'}], selectors: [], at: 1});
    await screen.findByText(/It hides all\./);
  });
});
