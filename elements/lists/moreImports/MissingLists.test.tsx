import {screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {expect} from 'chai';

import {MissingLists} from './MissingLists';
import {useConsole} from '#test/support/console';
import {useRender} from '#test/support/draw';
import {useApiFetch} from '#test/support/fetch';

describe('custom lists that a file uses but the user does not have', () => {
  const draw = useRender();
  const api = useApiFetch();
  useConsole();
  const userWith = (customLists: unknown) => ({
    __typename: 'User',
    id: 7,
    name: 'Ann',
    mediaListOptions: {
      __typename: 'MediaListOptions',
      animeList: {__typename: 'MediaListTypeOptions', customLists},
      mangaList: {__typename: 'MediaListTypeOptions', customLists: []},
    },
  });

  it('are created, except those whose names AniList cannot store, which are listed', async () => {
    const sent: unknown[] = [];
    api.answers(({name, args}) => {
      if (name !== 'UpdateUser') return userWith(['Old']);
      const {customLists} = args.animeListOptions as {customLists: unknown};
      sent.push(customLists);
      return userWith(customLists);
    });
    const made: unknown[] = [];
    draw(<MissingLists names={['🎄 Winter', 'Summer', '冬']} type="ANIME" made={all => made.push(all)} />, {
      userName: 'Ann',
      token: 'a.b.c',
    });
    expect(screen.getByText(/can't store/).textContent).to.match(/custom list 🎄 Winter,/);
    await userEvent.click(screen.getByRole('button', {name: 'Create these custom lists'}));
    await screen.findByText(/^Created.* Summer, 冬/);
    expect(sent).to.deep.equal([['Old', 'Summer', '冬']]);
    expect(made).to.deep.equal([['Old', 'Summer', '冬']]);
  });

  it('are created later if AniList does not answer, which a note says', async () => {
    api.fails(() => new Response('', {status: 500}));
    const made: unknown[] = [];
    const list = <MissingLists names={['Summer']} type="ANIME" made={all => made.push(all)} />;
    const {api: own} = draw(list, {userName: 'Ann', token: 'a.b.c'});
    await userEvent.click(screen.getByRole('button', {name: 'Create this custom list'}));
    await screen.findByText(/^Not saved yet: AniList/);
    api.answers(() => userWith(['Old', 'Summer']));
    api.fails(() => undefined);
    own.writes.sendNow();
    await waitFor(() => expect(made).to.deep.equal([['Old', 'Summer']]));
  });

  for (const [what, account, viewer] of [
    ['the site is signed in to', 'other', 'Ann'],
    ['the token belongs to', 'same', 'Ben'],
  ] as const)
    it(`are not created if ${what} another account`, async () => {
      api.answers(({name}) => {
        expect(name).to.equal('Viewer');
        return {...userWith(['Old']), name: viewer};
      });
      const made: unknown[] = [];
      const drawn = draw(<MissingLists names={['Summer']} type="ANIME" made={all => made.push(all)} />, {
        userName: 'Ann',
        token: 'a.b.c',
      });
      drawn.services.session.setAccount(account);
      await userEvent.click(screen.getByRole('button', {name: 'Create this custom list'}));
      await waitFor(() => expect(drawn.text()).to.contain('account'));
      expect(made).to.deep.equal([]);
    });
});
