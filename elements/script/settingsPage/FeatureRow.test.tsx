import {act, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {switchOf} from '#services/features';
import {number, select, text, toggle} from '#services/settings/handles';
import {bisectSearch, mobileFriendly} from '#services/settings/shared';
import {useConsole} from '#test/support/console';
import {info} from '#test/support/definitions';
import {expectAccessible, useRender} from '#test/support/draw';
import {openRow, toggleRow} from '#test/support/settings';

const amount = number('amount', {title: 'How many', initial: 3, min: 0, max: 50});
const words = text('words', {title: 'Which words', initial: 'nsfw'});
const language = select('language', {title: 'Which language', initial: 'English', values: ['English', 'German']});
const also = toggle('also', {title: 'Also this', initial: false});
const rich = info('rich', {settings: [amount, words, language, also]});

describe('FeatureRow', () => {
  const draw = useRender();
  useConsole();
  const row = (feature = rich) => openRow(feature);

  it('shows settings of every type while the feature is on', async () => {
    const {services, container} = draw(row());
    expect(screen.getByLabelText<HTMLInputElement>('How many').value).to.equal('3');
    expect(screen.getByLabelText<HTMLInputElement>('Which words').value).to.equal('nsfw');
    expect(screen.getByLabelText<HTMLSelectElement>('Which language').value).to.equal('English');
    expect(screen.getByLabelText<HTMLInputElement>('Also this').checked).to.equal(false);
    await expectAccessible(container);
    services.settings.set(switchOf(rich), false);
    await waitFor(() => expect(screen.queryByLabelText('How many')).to.equal(null));
  });

  it('has a switch named after the feature and described by its summary', async () => {
    const {services} = draw(row());
    const box = screen.getByRole<HTMLInputElement>('switch', {name: 'Feature rich', description: 'What rich does.'});
    await userEvent.click(box);
    expect([box.checked, services.settings.get(switchOf(rich))]).to.deep.equal([false, false]);
  });

  it('opens and closes, with the whole summary as a title while it is closed', async () => {
    draw(row());
    const button = screen.getByRole('button', {name: 'More about Feature rich'});
    expect([button.title, screen.queryByLabelText('How many') === null]).to.deep.equal(['', false]);
    await userEvent.click(button);
    expect([button.title, screen.queryByLabelText('How many') === null]).to.deep.equal(['What rich does.', true]);
    expect(screen.getByRole('button', {name: 'More about Feature rich'}).getAttribute('aria-expanded')).to.equal(
      'false',
    );
  });

  it('copies its own address', async () => {
    draw(row());
    const copied: string[] = [];
    const native = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = text => (copied.push(text), Promise.resolve());
    try {
      await userEvent.click(screen.getByRole('button', {name: /^Copy link/}));
      await screen.findByText('Copied.');
    } finally {
      navigator.clipboard.writeText = native;
    }
    expect(copied.join()).to.match(/^https?:.*#rich$/);
  });

  it('shows that it is off, whatever its switch is, while the cause of a problem is searched', async () => {
    const {services, container} = draw(row());
    const box = screen.getByRole<HTMLInputElement>('switch');
    act(() => services.settings.set(bisectSearch, {suspects: ['rich'], off: ['rich'], step: 1}));
    expect([box.checked, box.disabled, services.settings.get(switchOf(rich))]).to.deep.equal([false, true, true]);
    expect(container.querySelector('.head .health')?.textContent).to.equal('Off for now');
    act(() => services.settings.reset([bisectSearch]));
    expect([box.checked, box.disabled]).to.deep.equal([true, false]);
  });

  for (const [requests, sites, note] of [
    ['none', [], 'Makes no requests to AniList.'],
    ['none', ['Twitter'], 'Makes no requests to AniList. Loads data from Twitter.'],
    ['onDemand', [], 'Makes requests to AniList only when you use it.'],
    [
      'cached',
      ['MyAnimeList'],
      'Loads data from AniList when you open a page that needs it, and reuses it for a while. Loads data from MyAnimeList.',
    ],
    ['background', [], 'Checks AniList in the background on any page.'],
  ] as const)
    it(`says in its details which requests it makes: ${[requests, ...sites].join(', ')}`, async () => {
      const {container} = draw(row(info('asking', {details: 'On all pages.', requests, sites})));
      const lines = [...container.querySelectorAll('.long > p')].map(each => each.textContent);
      expect(lines.slice(0, 2)).to.deep.equal(['On all pages.', note]);
      await expectAccessible(container);
    });

  it('shows details even without its own description', async () => {
    const {container} = draw(row());
    expect(container.querySelector('.long > p')?.textContent).to.match(/no requests/);
  });

  it('stores typed, selected and checked values', async () => {
    const {services} = draw(row());
    await userEvent.selectOptions(screen.getByLabelText('Which language'), 'German');
    await userEvent.click(screen.getByLabelText('Also this'));
    await userEvent.type(screen.getByLabelText('Which words'), ', more');
    expect([language, also, words].map(each => services.settings.get<unknown>(each))).to.deep.equal([
      'German',
      true,
      'nsfw, more',
    ]);
  });

  it('describes a text field by its note, or by what is wrong with what was typed', async () => {
    const form = {pattern: /^[a-z]*$/, hint: () => 'Letters only.'};
    const note = (value: string) => (value === 'nsfw' ? 'This is a usual word.' : undefined);
    const noted = text('noted', {title: 'Noted words', initial: 'nsfw', form, note});
    draw(row(info('noted', {settings: [noted]})));
    const field = screen.getByRole('textbox', {name: 'Noted words', description: 'This is a usual word.'});
    await userEvent.type(field, 'a');
    expect(field.hasAttribute('aria-describedby')).to.equal(false);
    await userEvent.type(field, '5');
    expect(screen.getByRole('textbox', {description: 'Letters only.'})).to.equal(field);
  });

  for (const [typed, stored, invalid] of [
    ['50', 50, false],
    ['0', 0, false],
    ['51', 5, true],
    ['-1', 3, true],
    ['2.5', 2, true],
    ['', 3, true],
  ] as const)
    it(`${invalid ? 'rejects' : 'stores'} "${typed}" as a number from 0 to 50`, async () => {
      const {services, container} = draw(row());
      const field = screen.getByLabelText<HTMLInputElement>('How many');
      await userEvent.clear(field);
      if (typed) await userEvent.type(field, typed);
      expect([services.settings.get(amount), field.getAttribute('aria-invalid')]).to.deep.equal([
        stored,
        String(invalid),
      ]);
      const message = typed
        ? `Enter a whole number from 0 to 50. Until then, ${stored} is used.`
        : 'If empty, 3 is used.';
      expect(screen.queryByRole('alert')?.textContent).to.equal(invalid ? message : undefined);
      await expectAccessible(container);
      await userEvent.tab();
      expect([field.value, field.getAttribute('aria-invalid')]).to.deep.equal(
        invalid && typed ? [typed, 'true'] : [String(stored), 'false'],
      );
    });

  it('has a mark and an explanation while something is missing, and can still be switched', async () => {
    const needing = info('needing', {needs: ['token', 'user', 'desktop'], settings: [amount]});
    const {services, container} = draw(row(needing));
    const mark = () => container.querySelector('.head .health')?.textContent;
    expect(mark()).to.equal('Needs sign-in');
    expect(screen.getByText(/signing in to AniList/) && screen.getByText(/signing in to Automail/)).not.to.equal(null);
    expect(screen.getByLabelText<HTMLInputElement>('How many').disabled).to.equal(true);
    expect(screen.getByRole<HTMLInputElement>('switch').disabled).to.equal(false);
    await expectAccessible(container);
    services.session.setUser('Mirabel', 'secret');
    await waitFor(() => expect(mark()).to.equal(undefined));
    expect(screen.getByLabelText<HTMLInputElement>('How many').disabled).to.equal(false);
    services.settings.set(mobileFriendly, true);
    await waitFor(() => expect(mark()).to.equal('Off in mobile mode'));
  });

  it('shows the feature it requires, and can turn it on', async () => {
    const other = info('other', {enabledByDefault: false});
    const needing = info('needing', {requiresFeatures: [switchOf(other)]});
    const {services, container} = draw(row(needing), {catalogue: [needing, other]});
    expect(screen.getByText(/Requires another feature/).textContent).to.include('Feature other');
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', {name: /^Turn on\s*Feature other$/}));
    expect(services.settings.get(switchOf(other))).to.equal(true);
    await waitFor(() => expect(screen.queryByText(/Requires another feature/)).to.equal(null));
  });

  it('shows the health of the feature while it is on', async () => {
    const {services} = draw(row());
    const mark = () => document.querySelector<HTMLElement>('.health');
    expect(mark()).to.equal(null);
    services.report.running('rich');
    expect(mark()).to.equal(null);
    services.report.working('rich');
    await screen.findByText('Works here');
    services.report.anchorMissing('rich', 'spot');
    await screen.findByText("Unavailable: AniList's page has changed");
    services.report.failed('rich', new Error('broken'));
    await screen.findByText('Failed');
    await toggleRow('Feature rich');
    expect([mark()?.dataset.state, mark()?.title]).to.deep.equal(['failed', 'broken']);
    services.settings.set(switchOf(rich), false);
    await waitFor(() => expect(mark()).to.equal(null));
  });
});
