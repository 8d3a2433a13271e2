import {act, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {blockList, titleAliases} from '#services/settings/shared';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';
import BlockListEditor from './BlockListEditor';

describe('the editor of the block list', () => {
  const api = useApiFetch();
  const draw = useRender();
  const user = () => screen.getByLabelText(/^User/);
  const media = () => screen.getByLabelText<HTMLInputElement>(/^Anime or manga/);
  const add = () => userEvent.click(screen.getByRole('button', {name: 'Add'}));

  it('keeps an address while it is typed, and stores the ids and names of addresses', async () => {
    api.answers(({name, args}) => ({
      __typename: name,
      id: args.id,
      type: 'ANIME',
      name: 'Mirabel',
      title: {__typename: 'MediaTitle', romaji: 'One Piece', native: null, english: null},
    }));
    const {services} = draw(<BlockListEditor />);
    const stored = () => services.settings.get(blockList);
    await userEvent.type(media(), 'https://anilist.co/anime/21/');
    expect(media().value).to.equal('https://anilist.co/anime/21/');
    await add();
    await waitFor(() => expect(stored()).to.deep.equal([{media: 21}]));
    await userEvent.type(user(), 'https://anilist.co/user/Odo/animelist');
    await add();
    await waitFor(() => expect(stored().at(-1)).to.deep.equal({user: 'Odo'}));
    await userEvent.type(user(), 'anilist.co/user/5276');
    await add();
    await waitFor(() => expect(stored().at(-1)).to.deep.equal({user: 'Mirabel'}));
    await userEvent.type(user(), '5276');
    await add();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^User/).value).to.equal(''));
    expect(stored()).to.have.length(3);
  });

  it('takes no address of an anime as a user, and says what it takes', async () => {
    const {services, container} = draw(<BlockListEditor />);
    for (const typed of ['https://anilist.co/anime/21/ONE-PIECE/', '/anime/21', 'two words']) {
      await userEvent.clear(user());
      await userEvent.type(user(), `${typed}{Enter}`);
      const reason = screen.getByText(/profile address/);
      expect(user().getAttribute('aria-describedby')).to.equal(reason.id);
      expect(screen.getByRole<HTMLButtonElement>('button', {name: 'Add'}).disabled).to.equal(true);
      await userEvent.tab();
      expect((user() as HTMLInputElement).value).to.equal(typed);
    }
    expect(services.settings.get(blockList)).to.deep.equal([]);
    await expectAccessible(container);
  });

  it("lists media by the user's own titles", async () => {
    const title = {__typename: 'MediaTitle', romaji: 'One Piece', native: null, english: null};
    api.answers(({args}) => ({__typename: 'Media', id: args.id, type: 'MANGA', title}));
    const {services} = draw(<BlockListEditor />, {settings: {titleAliases: true}});
    act(() => services.settings.set(blockList, [{media: 30013}]));
    await screen.findByText(/^One Piece\b/);
    act(() => services.settings.set(titleAliases, [['/manga/30013/', 'Of mine']]));
    expect(screen.queryByText(/^Of mine\b/)).to.not.equal(null);
  });

  it('explains what it accepts beside the field', async () => {
    const {container} = draw(<BlockListEditor />);
    await userEvent.type(media(), 'https://myanimelist.net/anime/21');
    const reason = screen.getByText(/\b1 or more\b/);
    expect(media().getAttribute('aria-describedby')).to.equal(reason.id);
    expect(screen.getByRole<HTMLButtonElement>('button', {name: 'Add'}).disabled).to.equal(true);
    await expectAccessible(container);
  });
});
