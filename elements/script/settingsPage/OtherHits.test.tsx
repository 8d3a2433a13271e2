import {screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import SettingsSection from './SettingsSection';
import {useConsole} from '#test/support/console';
import {info} from '#test/support/definitions';
import {expectAccessible, useRender} from '#test/support/draw';

const search = (words: string) => userEvent.type(screen.getByRole('searchbox', {name: 'Search settings'}), words);
const hits = () => within(screen.getByRole('list', {name: 'Also found'})).getAllByRole('listitem');

describe('what the search finds beside features', () => {
  const draw = useRender();
  useConsole();

  for (const [words, first] of [
    ['undo a mistake', /^Changes to your lists ?Help & repair$/],
    ['deutsch', /^Language ?Start$/],
    ['client id', /^Sign-in ?Start$/],
    ['calm style', /^Choose a style ?Start$/],
    ['title language', /^Language of titles ?AniList/],
  ] as const)
    it(`is shown and marked for "${words}"`, async () => {
      const {container} = draw(<SettingsSection />, {catalogue: [info('first')]});
      await search(words);
      expect(hits()[0]?.textContent).to.match(first);
      await expectAccessible(container);
    });

  it('leads to the page of AniList where it is set', async () => {
    draw(<SettingsSection />, {catalogue: [info('first')]});
    await search('delete my account');
    expect(
      within(hits()[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).to.equal('/settings/account');
  });

  it('names where AniList has a theme, which no page of settings has', async () => {
    draw(<SettingsSection />, {catalogue: [info('first')]});
    await search('night mode');
    expect(hits()[0]?.textContent).to.match(/bottom of every page/);
    expect(within(hits()[0] as HTMLElement).queryByRole('link')).to.equal(null);
  });

  it('offers what helps if nothing matches', async () => {
    const {container} = draw(<SettingsSection />, {catalogue: [info('first')]});
    await search('xyzzyqq');
    expect(screen.getAllByRole('link', {name: /report|forum/i}).length).to.equal(2);
    await expectAccessible(container);
    await userEvent.click(screen.getByRole('button', {name: 'All features'}));
    expect(screen.getAllByRole('switch').length).to.equal(1);
  });
});
