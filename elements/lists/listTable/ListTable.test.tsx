import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';
import {rawEntry} from '#test/support/lists';
import {useNavigation} from '#test/support/page';
import ListTable from './ListTable';

const collection = (ids: readonly number[]) => ({
  lists: [
    {
      name: 'Watching',
      isCustomList: false,
      isSplitCompletedList: false,
      status: 'CURRENT',
      entries: ids.map(id => rawEntry(id)),
    },
  ],
  hasNextChunk: false,
  user: {mediaListOptions: {scoreFormat: 'POINT_10', animeList: {advancedScoringEnabled: false}}},
});

describe('ListTable', () => {
  const api = useApiFetch();
  const draw = useRender();
  const navigate = useNavigation();
  useConsole();

  const show = (path = '/user/Ben/animelist', options: Parameters<typeof draw>[1] = {}) => {
    navigate(path);
    return draw(<ListTable userName="Ben" listType="ANIME" />, options);
  };

  it('replaces the lists from the start, while it loads', async () => {
    api.answers(() => new Promise(() => undefined));
    const drawn = show();
    expect(drawn.standsIn.at(-1)).to.equal(true);
    expect(screen.getByRole('status').textContent).to.match(/load/i);
    drawn.unmount();
    expect(drawn.standsIn.at(-1)).to.equal(false);
  });

  it('explains a list of a missing, private or blocking user, and offers no other try', async () => {
    api.answers(() => apiError('Private User', 404));
    const drawn = show();
    await waitFor(() => expect(drawn.text()).to.match(/private profile.*blocked you/));
    expect(screen.queryByRole('button')).to.equal(null);
    await expectAccessible(drawn.container);
  });

  it('offers another try after a failure', async () => {
    api.fails(() => new Response('', {status: 500}));
    show();
    const again = await screen.findByRole('button', {name: 'Try again'});
    api.fails(undefined);
    api.answers(() => collection([]));
    fireEvent.click(again);
    expect(await screen.findByText(/empty/)).to.not.equal(null);
  });

  it('has the columns that the user has chosen, in the order in which they were dragged', async () => {
    api.answers(() => collection([1]));
    const columns = ['progress', 'unknown', 'score', 'status'];
    show('/user/Ben/animelist', {settings: {listTableLayouts: {ANIME: {columns}}}});
    const heads = await screen.findAllByRole('columnheader');
    const names = heads.map(({textContent}) => textContent);
    expect(['Progress', 'Score', 'Status'].map(name => names.findIndex(each => each.includes(name)))).to.deep.equal([
      names.length - 3,
      names.length - 2,
      names.length - 1,
    ]);
  });

  it('tells an empty list from one without matches, and from a list that is not there', async () => {
    api.answers(() => collection([1, 2]));
    const table = [
      ['/user/Ben/animelist?table=1~~~nothing', /No entries match/],
      ['/user/Ben/animelist/Watching?table=1~~~nothing', /No entries match/],
      ['/user/Ben/animelist/Gone%20%3Cb%3E', /"Gone <b>"/],
    ] as const;
    for (const [path, expected] of table) {
      const drawn = show(path);
      await waitFor(() => expect(drawn.text()).to.match(expected));
      drawn.unmount();
    }
  });

  it('says that a list is cut at 11,000 entries', async () => {
    api.answers(() => collection(Array.from({length: 11_000}, (_, index) => index + 1)));
    const drawn = show('/user/Ben/animelist?table=1~title~~nothing');
    await waitFor(() => expect(drawn.text()).to.contain('11,000 entries'), {timeout: 10_000});
  }).timeout(20_000);

  it('begins anew for another account, type and user', async () => {
    api.answers(() => collection([1]));
    const {services, rerender} = show(undefined, {userName: 'Ann', token: 'secret'});
    const changes = [
      () => services.session.setUser('Bea', 'another'),
      () => rerender(<ListTable userName="Ben" listType="MANGA" />),
      () => rerender(<ListTable userName="Cleo" listType="MANGA" />),
    ];
    for (const change of changes) {
      const field = await screen.findByRole<HTMLInputElement>('combobox', {name: 'Search the list'});
      fireEvent.input(field, {target: {value: 'score>5'}});
      expect(field.value).to.equal('score>5');
      act(change);
      await waitFor(() =>
        expect(screen.getByRole<HTMLInputElement>('combobox', {name: 'Search the list'}).value).to.equal(''),
      );
    }
  });

  it('asks the owner to sign in, and nobody else', async () => {
    api.answers(() => collection([1]));
    const table = [
      ['Ben', undefined, 1],
      ['Ben', 'secret', 0],
      ['Ann', 'secret', 0],
      [undefined, undefined, 0],
    ] as const;
    for (const [userName, token, count] of table) {
      const drawn = show(undefined, {...(userName && {userName}), ...(token && {token})});
      await waitFor(() => expect(drawn.container.querySelector('.toolbar')).to.not.equal(null));
      expect(drawn.container.querySelectorAll('a[href*="aniscripts-sign-in"]').length).to.equal(count);
      drawn.unmount();
    }
  });
});
