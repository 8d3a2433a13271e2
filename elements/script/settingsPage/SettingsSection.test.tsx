import {act, screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import SettingsSection from './SettingsSection';
import {switchOf} from '#services/features';
import {number} from '#services/settings/handles';
import {useConsole} from '#test/support/console';
import {info} from '#test/support/definitions';
import {expectAccessible, useRender} from '#test/support/draw';
import {inAllTab, switchNames, toggleRow} from '#test/support/settings';

const first = info('first', {categories: ['Media', 'Feeds'], details: 'At length.'});
const second = info('second', {categories: ['Media'], enabledByDefault: false});
const third = info('third', {settings: [number('amount', {title: 'How many', initial: 3})]});
const hidden = info('hidden', {categories: ['Forum'], visible: false});
const fourth = info('fourth', {categories: ['Media']});
const catalogue = [fourth, first, second, third, hidden];

const labels = switchNames;
const tab = (name: string) => screen.getByRole('tab', {name});
const box = (id: string) => screen.getByRole<HTMLInputElement>('switch', {name: `Feature ${id}`});

describe('SettingsSection', () => {
  const draw = useRender();
  useConsole();

  it('shows every visible definition as a control, in the order of the catalogue', async () => {
    const {container} = draw(<SettingsSection />, {catalogue, settings: inAllTab});
    expect(screen.getByRole('region', {name: 'Automail Settings'}).id).to.equal('hohSettings');
    expect(labels()).to.deep.equal(['Feature fourth', 'Feature first', 'Feature second', 'Feature third']);
    expect(screen.getAllByRole('list').map(each => each.previousSibling?.textContent)).to.deep.equal(['All (4)']);
    expect([box('first').checked, box('second').checked]).to.deep.equal([true, false]);
    await expectAccessible(container);
  });

  it('has a tab for each category in use, which shows its features and is open the next time', async () => {
    const {container, services, unmount} = draw(<SettingsSection />, {catalogue});
    const names = screen.getAllByRole('tab').map(each => each.firstChild?.textContent);
    expect(names).to.deep.equal(['Start', 'Feeds', 'Media', 'Script', 'All', 'Help & repair']);
    expect(tab('Start').getAttribute('aria-selected')).to.equal('true');
    await userEvent.click(tab('Media'));
    expect(labels()).to.deep.equal(['Feature fourth', 'Feature first', 'Feature second']);
    expect([tab('Media'), tab('All')].map(each => each.getAttribute('aria-selected'))).to.deep.equal(['true', 'false']);
    await expectAccessible(container);
    expect(services.settings.snapshot().settingsTab).to.equal('Media');
    unmount();
    services.stop();
    draw(<SettingsSection />, {catalogue, settings: {settingsTab: 'Media'}});
    expect(labels()).to.deep.equal(['Feature fourth', 'Feature first', 'Feature second']);
  });

  it('shows the first tab for a stored one that has no features', () => {
    draw(<SettingsSection />, {catalogue, settings: {settingsTab: 'Forum'}});
    expect(tab('Start').getAttribute('aria-selected')).to.equal('true');
  });

  it('moves among the tabs and among the rows of a list by arrows, Home and End, and leaves both by Tab', async () => {
    draw(<SettingsSection />, {catalogue, settings: {settingsTab: 'Media'}});
    act(() => tab('Media').focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(labels()).to.deep.equal(['Feature first']);
    await userEvent.keyboard('{ArrowDown}{Tab}{Tab}');
    const focused = () => document.activeElement;
    while (focused()?.closest('.filters')) await userEvent.tab();
    expect(focused()).to.equal(box('fourth'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).to.equal(box('second'));
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).to.equal(box('second'));
    await userEvent.keyboard('{Tab}{ArrowUp}');
    expect(focused()?.getAttribute('aria-label')).to.equal('More about Feature first');
    await userEvent.keyboard('{Home}');
    expect(focused()?.getAttribute('aria-label')).to.equal('More about Feature fourth');
    await userEvent.keyboard('{End}');
    expect(focused()?.getAttribute('aria-label')).to.equal('More about Feature second');
    await userEvent.tab();
    expect(focused()?.closest('.features')).to.equal(null);
  });

  it('filters a tab by chips with numbers, and keeps a row that is switched off', async () => {
    const needing = info('needing', {categories: ['Media'], needs: ['token'], newIn: '11.0.0'});
    const {container} = draw(<SettingsSection />, {
      catalogue: [...catalogue, needing],
      settings: {settingsTab: 'Media', first: false, seenVersion: '99.0.0'},
    });
    const chip = (name: RegExp) => screen.getByRole('button', {name});
    const chips = within(screen.getByRole('group', {name: 'Filters'})).getAllByRole('button');
    expect(chips.map(each => each.textContent)).to.deep.equal(['On 2', 'Changed 1', 'Needs sign-in 1', 'New 1']);
    expect(screen.queryAllByText('2 of 4 on').length).to.equal(1);
    await userEvent.click(chip(/^On/));
    expect(labels()).to.deep.equal(['Feature fourth', 'Feature needing']);
    await userEvent.click(box('fourth'));
    expect([labels().length, screen.queryAllByText('1 of 4 on').length]).to.deep.equal([2, 1]);
    await userEvent.click(chip(/^Needs/));
    expect(labels()).to.deep.equal(['Feature needing']);
    await userEvent.type(screen.getByRole('searchbox'), 'fourth');
    expect(screen.queryAllByText(/match the filters/).length).to.equal(1);
    await expectAccessible(container);
    await userEvent.click(chip(/^Needs/));
    expect(labels()).to.deep.equal([]);
    await userEvent.click(chip(/^On/));
    await userEvent.click(chip(/^Changed/));
    expect(labels()).to.deep.equal(['Feature fourth']);
  });

  it('switches by mouse and by keyboard, and stores the change', async () => {
    const {services} = draw(<SettingsSection />, {catalogue, settings: inAllTab});
    await userEvent.click(box('second'));
    expect([box('second').checked, services.settings.get(switchOf(second))]).to.deep.equal([true, true]);
    box('first').focus();
    await userEvent.keyboard(' ');
    expect([box('first').checked, services.settings.get(switchOf(first))]).to.deep.equal([false, false]);
  });

  it('updates when another tab changes a setting', async () => {
    const {services} = draw(<SettingsSection />, {catalogue, settings: inAllTab});
    services.storage.setItem('hohSettings', '{"first": false}');
    dispatchEvent(new StorageEvent('storage', {key: 'hohSettings'}));
    await screen.findByRole('switch', {name: 'Feature first', checked: false});
  });

  it('shows the details on request', async () => {
    const {container} = draw(<SettingsSection />, {catalogue, settings: inAllTab});
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
    const {services, container} = draw(<SettingsSection />, {catalogue, settings: inAllTab});
    expect(container.querySelectorAll('.notices').length).to.equal(0);
    services.report.notice('The storage is full.');
    services.report.notice('The storage is full.');
    expect((await screen.findAllByText('The storage is full.')).length).to.equal(1);
    await expectAccessible(container);
  });

  it('finds words in name, summary, details, id and settings, in all categories', async () => {
    draw(<SettingsSection />, {catalogue, settings: {settingsTab: 'Script'}});
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
    expect(labels()).to.deep.equal(['Feature third']);
  });

  it('marks values that differ from the default, and resets them', async () => {
    const {services} = draw(<SettingsSection />, {
      catalogue,
      settings: {...inAllTab, first: false, ofAnother: 1, seenVersion: '99.0.0'},
    });
    await toggleRow('Feature first');
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
      settings: {...inAllTab, accessToken: 'secret', seenVersion: '99.0.0'},
      userName: 'Mirabel',
    });
    act(() => {
      services.report.failed('first', new Error('no such thing'));
      services.report.anchorMissing('third', 'navigation');
    });
    for (const name of ['Feature first', 'Feature third']) await toggleRow(name);
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

  it('expands the feature given in the address, in its tab, until another tab is chosen', async () => {
    location.hash = '#SECOND';
    const {services} = draw(<SettingsSection />, {catalogue});
    expect(screen.getByRole('button', {name: /More about Feature second/}).getAttribute('aria-expanded')).to.equal(
      'true',
    );
    expect(document.activeElement === box('second')).to.equal(true);
    expect([tab('Media').getAttribute('aria-selected'), services.settings.snapshot().settingsTab]).to.deep.equal([
      'true',
      undefined,
    ]);
    await userEvent.click(tab('Script'));
    await userEvent.click(tab('Media'));
    expect(document.activeElement).to.equal(tab('Media'));
    await toggleRow('Feature second');
    await userEvent.click(tab('Script'));
    act(() => {
      history.replaceState(null, '', '#fourth');
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(document.activeElement === box('fourth')).to.equal(true);
    history.replaceState(null, '', location.pathname + location.search);
  });
});
