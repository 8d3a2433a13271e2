import {act, screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import SettingsSection from './SettingsSection';
import {switchOf} from '#services/features';
import {number} from '#services/settings/handles';
import {useConsole} from '#test/support/console';
import {info} from '#test/support/definitions';
import {expectAccessible, useRender} from '#test/support/draw';

const first = info('first', {categories: ['Media', 'Feeds'], details: 'At length.'});
const second = info('second', {categories: ['Media'], enabledByDefault: false});
const third = info('third', {settings: [number('amount', {title: 'How many', initial: 3})]});
const hidden = info('hidden', {categories: ['Forum'], visible: false});
const fourth = info('fourth', {categories: ['Media']});
const catalogue = [fourth, first, second, third, hidden];

/** The accessible names of the switches. */
const labels = () =>
  screen
    .queryAllByRole('checkbox')
    .map(box => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent);
const tab = (name: string) => screen.getByRole('button', {name});
const box = (id: string) => screen.getByRole<HTMLInputElement>('checkbox', {name: `Feature ${id}`});

describe('SettingsSection', () => {
  const draw = useRender();
  useConsole();

  it('shows every visible definition as a control, in the order of the catalogue', async () => {
    const {container} = draw(<SettingsSection />, {catalogue});
    expect(screen.getByRole('region', {name: 'Automail Settings'}).id).to.equal('hohSettings');
    expect(labels()).to.deep.equal(['Feature fourth', 'Feature first', 'Feature second', 'Feature third']);
    expect(screen.getAllByRole('list', {name: /\(\d\)$/}).map(each => each.previousSibling?.textContent)).to.deep.equal(
      ['Media (3)', 'Script (1)'],
    );
    expect([box('first').checked, box('second').checked]).to.deep.equal([true, false]);
    await expectAccessible(container);
  });

  it('filters by category, and shows all again on a second click', async () => {
    const {container} = draw(<SettingsSection />, {catalogue});
    const names = within(screen.getByRole('group', {name: 'Categories'}))
      .getAllByRole('button')
      .map(each => each.textContent);
    expect(names).to.deep.equal(['All', 'Feeds', 'Media', 'Script']);
    await userEvent.click(tab('Media'));
    expect(labels()).to.deep.equal(['Feature fourth', 'Feature first', 'Feature second']);
    expect([tab('Media'), tab('All')].map(each => each.getAttribute('aria-pressed'))).to.deep.equal(['true', 'false']);
    await expectAccessible(container);
    await userEvent.click(tab('Media'));
    expect(labels().length).to.equal(4);
  });

  it('switches by mouse and by keyboard, and stores the change', async () => {
    const {services} = draw(<SettingsSection />, {catalogue});
    await userEvent.click(box('second'));
    expect([box('second').checked, services.settings.get(switchOf(second))]).to.deep.equal([true, true]);
    box('first').focus();
    await userEvent.keyboard(' ');
    expect([box('first').checked, services.settings.get(switchOf(first))]).to.deep.equal([false, false]);
  });

  it('updates when another tab changes a setting', async () => {
    const {services} = draw(<SettingsSection />, {catalogue});
    services.storage.setItem('hohSettings', '{"first": false}');
    dispatchEvent(new StorageEvent('storage', {key: 'hohSettings'}));
    await screen.findByRole('checkbox', {name: 'Feature first', checked: false});
  });

  it('shows the details on request', async () => {
    const {container} = draw(<SettingsSection />, {catalogue});
    const more = screen.getByRole('button', {name: /More about Feature first/});
    expect(more.getAttribute('aria-expanded')).to.equal('false');
    await userEvent.click(more);
    expect([more.getAttribute('aria-expanded'), screen.queryByText('At length.') !== null]).to.deep.equal([
      'true',
      true,
    ]);
    await expectAccessible(container);
    await userEvent.click(more);
    expect(screen.queryAllByText('At length.').length).to.equal(0);
  });

  it('shows problems that affect the whole script', async () => {
    const {services, container} = draw(<SettingsSection />, {catalogue});
    expect(container.querySelectorAll('.notices').length).to.equal(0);
    services.report.notice('The storage is full.');
    services.report.notice('The storage is full.');
    expect((await screen.findAllByText('The storage is full.')).length).to.equal(1);
    await expectAccessible(container);
  });

  it('finds words in name, summary, details, id and settings, in all categories', async () => {
    draw(<SettingsSection />, {catalogue});
    await userEvent.click(tab('Script'));
    await userEvent.type(screen.getByRole('searchbox', {name: 'Search settings'}), 'AT lêngth');
    expect(labels()).to.deep.equal(['Feature first']);
    expect(screen.queryAllByText('1 setting found').length).to.equal(1);
    for (const [words, found] of [
      ['feature second', ['Feature second']],
      ['what third', ['Feature third']],
      ['how many', ['Feature third']],
      ['amount', ['Feature third']],
    ] as const) {
      await userEvent.clear(screen.getByRole('searchbox'));
      await userEvent.type(screen.getByRole('searchbox'), words);
      expect(labels()).to.deep.equal(found);
    }
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'xyzzy qqq');
    expect(screen.queryAllByText(/no settings/i).length).to.equal(1);
    await userEvent.keyboard('{Escape}');
    expect(labels().length).to.equal(4);
  });

  it('marks values that differ from the default, and resets them', async () => {
    const {services} = draw(<SettingsSection />, {
      catalogue,
      settings: {first: false, ofAnother: 1, seenVersion: '99.0.0'},
    });
    expect(screen.queryAllByText(/^changed/).length).to.equal(1);
    await userEvent.click(screen.getByRole('button', {name: /Reset\s*Feature first/}));
    await waitFor(() =>
      expect([box('first').checked, screen.queryAllByText(/^changed/).length]).to.deep.equal([true, 0]),
    );
    expect(services.settings.snapshot().ofAnother).to.equal(1);
  });

  it('copies a report about failing features, without personal data', async () => {
    const {services} = draw(<SettingsSection />, {
      catalogue,
      settings: {accessToken: 'secret', seenVersion: '99.0.0'},
      userName: 'Mirabel',
    });
    act(() => {
      services.report.failed('first', new Error('no such thing'));
      services.report.anchorMissing('third', 'navigation');
    });
    const copied: string[] = [];
    const native = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = text => (copied.push(text), Promise.resolve());
    try {
      await userEvent.click(screen.getByRole('button', {name: /Copy report\s*about Feature first/}));
      await screen.findByText('Copied.');
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      await userEvent.click(screen.getByRole('button', {name: /Copy report\s*about Feature third/}));
    } finally {
      navigator.clipboard.writeText = native;
    }
    const shown = await screen.findByRole<HTMLTextAreaElement>('textbox', {name: /report/i});
    expect(copied.join()).to.match(/^Automail \d+\.\d+\.\d+\nfirst: on, failed \(no such thing\)/);
    expect(shown.value).to.include('third: on, anchorMissing (navigation)');
    expect(copied.join() + shown.value).to.not.match(/secret|Mirabel/);
  });

  it('expands the feature given in the address', () => {
    location.hash = '#SECOND';
    draw(<SettingsSection />, {catalogue});
    expect(screen.getByRole('button', {name: /More about Feature second/}).getAttribute('aria-expanded')).to.equal(
      'true',
    );
    expect(document.activeElement === box('second')).to.equal(true);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('can be reached by keyboard, control by control', async () => {
    draw(<SettingsSection />, {catalogue});
    const user = userEvent.setup();
    const seen: (string | null | undefined)[] = [];
    for (let step = 0; step < 50; step++) {
      await user.tab();
      const name = document.activeElement?.closest('label')?.querySelector('.name');
      seen.push((name ?? document.activeElement)?.textContent);
    }
    for (const name of ['Homepage', 'All', 'Media', 'Feature third', 'Feature first', 'Feature second'])
      expect(seen).to.include(name);
  });
});
