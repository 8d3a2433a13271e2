import {screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import SettingsSection from './SettingsSection';
import {useConsole} from '#test/support/console';
import {info} from '#test/support/definitions';
import {expectAccessible, useRender} from '#test/support/draw';
import {useNavigation} from '#test/support/page';

const catalogue = [
  info('first', {categories: ['Media'], details: 'Changes the colours.'}),
  info('second', {categories: ['Script']}),
];

/** The accessible names of the switches. */
const labels = () =>
  screen
    .queryAllByRole('checkbox')
    .map(box => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent);
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
    ['undo', ['Defaults, files and backups', 'Changes to your lists']],
    ['deutsch', ['Language']],
    ['broken', ['Find the cause of a problem']],
    ['redesign', ['Check the site']],
  ] as const)
    it(`finds the panels for "${words}"`, async () => {
      draw(<SettingsSection />, {catalogue});
      await search(words);
      expect(links()).to.deep.equal(found);
      const count = found.length === 1 ? '1 setting found' : `${found.length} settings found`;
      expect(screen.queryAllByText(count).length).to.equal(1);
      expect(screen.queryByText(/no settings/i)).to.equal(null);
    });

  /** The numbers of nodes that were added to the section after it was rendered. */
  function steps(hash: string) {
    go(`/settings/apps${hash}`);
    const added: number[] = [];
    const observer = new MutationObserver(() => undefined);
    observer.observe(document.body, {childList: true, subtree: true});
    const {unmount} = draw(<SettingsSection />, {catalogue});
    for (const {target, addedNodes} of observer.takeRecords())
      if (target instanceof Element && target.matches('#hohSettings')) added.push(addedNodes.length);
    observer.disconnect();
    expect(labels()).to.deep.equal(['Feature first', 'Feature second']);
    unmount();
    return added;
  }

  it('renders one group at once and the others later, unless the address leads into the list', () => {
    expect(steps('')).to.deep.equal([1]);
    expect(steps('#aniscripts-second')).to.deep.equal([]);
  });

  it('hides the panels that a search does not find, keeps their state, and shows one that a link leads to', async () => {
    draw(<SettingsSection />, {catalogue});
    const defaults = () => screen.getByRole('button', {name: 'Default Settings'});
    await userEvent.click(defaults());
    await search('undo');
    const panels = () =>
      screen
        .getAllByRole('group')
        .flatMap(each => (each.matches('.panel') ? each.querySelector('h3')?.textContent : []));
    expect(panels()).to.deep.equal(['Sign in to Automail', 'Choose a style', 'Defaults, files and backups']);
    expect(defaults().getAttribute('aria-expanded')).to.equal('true');
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
    draw(<SettingsSection />, {catalogue: words});
    expect(labels()).to.deep.equal(['Feature later', 'Zebra stripes']);
    await search('where are the zebras?');
    expect(labels()).to.deep.equal(['Zebra stripes', 'Feature later']);
    expect(screen.getByRole('list', {name: 'Results (2)'}).querySelectorAll('li').length).to.equal(2);
    await userEvent.clear(screen.getByRole('searchbox'));
    await search('zibra');
    expect(screen.queryAllByText('No exact match, 1 similar setting').length).to.equal(1);
  });

  it('shows the sign-in once, in the category "Login" below the categories', async () => {
    draw(<SettingsSection />, {catalogue: [...catalogue, info('third', {categories: ['Script', 'Login']})]});
    const tabs = screen.getByRole('group', {name: 'Categories'});
    const place = () => tabs.compareDocumentPosition(screen.getByRole('group', {name: 'Sign in to Automail'}));
    expect(place()).to.equal(Node.DOCUMENT_POSITION_PRECEDING);
    await userEvent.click(screen.getByRole('button', {name: 'Login'}));
    expect(place()).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('finds a feature by the American spelling of its description', async () => {
    draw(<SettingsSection />, {catalogue});
    await search('color');
    expect(labels()).to.deep.equal(['Feature first']);
  });

  it('reports that nothing in the category matches, and offers to search everything', async () => {
    const {container} = draw(<SettingsSection />, {catalogue});
    await search('color');
    await userEvent.click(screen.getByRole('button', {name: 'Script'}));
    expect(screen.queryAllByText(/No settings in “Script” match your search\./).length).to.equal(1);
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', {name: 'Search all settings'}));
    expect(labels()).to.deep.equal(['Feature first']);
  });

  it('jumps to a panel from its link, repeatedly, and lets the keyboard skip the list', async () => {
    draw(<SettingsSection />, {catalogue});
    await search('rate limit');
    const link = screen.getByRole('link', {name: 'Requests to AniList'});
    for (let time = 0; time < 2; time += 1) {
      link.focus();
      await userEvent.keyboard('{Enter}');
      expect(document.activeElement).to.equal(screen.getByRole('group', {name: 'Requests to AniList'}));
    }
    await userEvent.clear(screen.getByRole('searchbox'));
    screen.getByRole('link', {name: 'Skip the list of features'}).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).to.equal(screen.getByRole('group', {name: 'Defaults, files and backups'}));
  });

  it('leads to the sign-in when the address links to it', async () => {
    go('/settings/apps#aniscripts-sign-in');
    draw(<SettingsSection />, {catalogue});
    const card = await screen.findByRole('group', {name: 'Sign in to Automail'});
    await waitFor(() => expect(document.activeElement).to.equal(card));
  });
});
