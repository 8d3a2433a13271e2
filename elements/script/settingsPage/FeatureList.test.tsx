import {screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import SettingsSection from './SettingsSection';
import {useConsole} from '#test/support/console';
import {info} from '#test/support/definitions';
import {expectAccessible, useRender} from '#test/support/draw';
import {useNavigation} from '#test/support/page';
import {inAllTab, openTab, switchNames} from '#test/support/settings';

const catalogue = [
  info('first', {categories: ['Media'], details: 'Changes the colours.'}),
  info('second', {categories: ['Script']}),
];

const labels = switchNames;
const search = (words: string) => userEvent.type(screen.getByRole('searchbox', {name: 'Search settings'}), words);
const links = () =>
  within(screen.getByRole('list', {name: 'Also found'}))
    .getAllByRole('link')
    .map(each => each.textContent);
describe('the list of features', () => {
  const draw = useRender();
  const go = useNavigation();
  useConsole();

  for (const [words, found] of [
    ['backup', ['Defaults, files and backups']],
    ['export', ['Defaults, files and backups']],
    ['default', ['Defaults, files and backups', 'Default order of lists, in four ways']],
    ['undo', ['Changes to your lists', 'Defaults, files and backups']],
    ['deutsch', ['Language']],
    ['broken', ['Find the cause of a problem']],
    ['redesign', ['Check the site']],
  ] as const)
    it(`finds the panels for "${words}"`, async () => {
      draw(<SettingsSection />, {catalogue, settings: inAllTab});
      await search(words);
      expect(links()).to.deep.equal(found);
      const count = found.length === 1 ? '1 setting found' : `${found.length} settings found`;
      expect(screen.queryAllByText(count).length).to.equal(1);
      expect(screen.queryByText(/no settings/i)).to.equal(null);
    });

  /** The numbers of nodes that were added to the open tab after it was rendered. */
  function steps(hash: string) {
    go(`/settings/apps${hash}`);
    const added: number[] = [];
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.body, {childList: true, subtree: true});
    const grouped = ['notifications', 'notificationCake', 'dismissDot', 'hideLikes'].map(id => info(id));
    const {unmount} = draw(<SettingsSection />, {catalogue: [...grouped, ...catalogue], settings: inAllTab});
    for (const {target, addedNodes} of observer.takeRecords())
      if (target instanceof Element && target.matches('[role=tabpanel]')) added.push(addedNodes.length);
    observer.disconnect();
    expect(screen.getAllByRole('list').map(each => each.children.length)).to.deep.equal([4, 2]);
    unmount();
    return added;
  }

  it('renders one group at once and the others later, also if the address leads into the list', () => {
    expect(steps('')).to.deep.equal([1]);
    expect(steps('#second')).to.deep.equal([1]);
  });

  it('ends a search for a link to a section, and opens the tab that has it', async () => {
    draw(<SettingsSection />, {catalogue, settings: inAllTab});
    await search('undo');
    await userEvent.click(screen.getByRole('link', {name: 'Changes to your lists'}));
    const isOpen = (name: string) => screen.getByRole('tab', {name}).getAttribute('aria-selected');
    expect(document.activeElement).to.equal(screen.getByRole('region', {name: 'Changes to your lists'}));
    expect([screen.getByRole<HTMLInputElement>('searchbox').value, isOpen('Help & repair')]).to.deep.equal([
      '',
      'true',
    ]);
    await openTab('All');
    await search('undo');
    go('/settings/apps#aniscripts-check');
    dispatchEvent(new HashChangeEvent('hashchange'));
    await waitFor(() => expect(document.activeElement).to.equal(screen.getByRole('group', {name: 'Check the site'})));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).to.equal('');
  });

  it('lists what a search found as results, best first, in any category', async () => {
    const words = [
      info('later', {categories: ['Feeds'], details: 'About zebras.'}),
      info('sooner', {categories: ['Script'], name: 'Zebra stripes'}),
    ];
    draw(<SettingsSection />, {catalogue: words, settings: inAllTab});
    expect(labels()).to.deep.equal(['Feature later', 'Zebra stripes']);
    await search('where are the zebras?');
    expect(labels()).to.deep.equal(['Zebra stripes', 'Feature later']);
    expect(screen.getByRole('list', {name: 'Results (2)'}).querySelectorAll('li').length).to.equal(2);
    await userEvent.clear(screen.getByRole('searchbox'));
    await search('zibra');
    expect(screen.queryAllByText('No exact match, 1 similar setting').length).to.equal(1);
  });

  it('shows the sign-in in the first tab and in that of the category "Login", and its state above all', async () => {
    draw(<SettingsSection />, {catalogue: [...catalogue, info('third', {categories: ['Script', 'Login']})]});
    const count = () => screen.queryAllByRole('group', {name: 'Sign in to Automail'}).length;
    const state = screen.getByRole('link', {name: 'Not signed in'});
    await openTab('All');
    expect(count()).to.equal(0);
    await openTab('Login');
    expect([count(), labels()]).to.deep.equal([1, ['Feature third']]);
    await openTab('Script');
    await userEvent.click(state);
    expect([count(), screen.getByRole('tab', {name: 'Start'}).getAttribute('aria-selected')]).to.deep.equal([
      1,
      'true',
    ]);
  });

  it('finds a feature by the American spelling of its description', async () => {
    draw(<SettingsSection />, {catalogue, settings: inAllTab});
    await search('color');
    expect(labels()).to.deep.equal(['Feature first']);
  });

  it('reports that nothing in the category matches, and offers to search everything', async () => {
    const {container} = draw(<SettingsSection />, {catalogue, settings: inAllTab});
    await search('color');
    await openTab('Script');
    expect(screen.queryAllByText(/No settings in “Script” match your search\./).length).to.equal(1);
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', {name: 'Search all settings'}));
    expect(labels()).to.deep.equal(['Feature first']);
  });

  it('jumps again to what the address names, from a link to the same address', async () => {
    go('/settings/apps#first');
    draw(<SettingsSection />, {catalogue});
    await openTab('All');
    const link = screen.getAllByRole('button', {name: /^More about/})[0];
    await userEvent.click(link as HTMLElement);
    const same = screen.getByRole('link', {name: 'Link to this setting'});
    await userEvent.click(same);
    await waitFor(() => expect(document.activeElement).to.equal(screen.getByRole('switch', {name: 'Feature first'})));
  });

  it('leads to the sign-in when the address links to it', async () => {
    go('/settings/apps#aniscripts-sign-in');
    draw(<SettingsSection />, {catalogue, settings: inAllTab});
    const card = await screen.findByRole('group', {name: 'Sign in to Automail'});
    await waitFor(() => expect(document.activeElement).to.equal(card));
  });
});
