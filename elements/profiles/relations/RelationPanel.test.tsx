import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import type {Relation} from '#domain/profile/relations';
import RelationPanel from './RelationPanel';
import {Result} from './Result';
import {confirmed, counts} from './state';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {apiError, useApiFetch} from '#test/support/fetch';

const ids: Readonly<Record<string, number>> = {Mirabel: 7, Tobias: 8};

/** The users of a list by their numbers; `null` for one that the API leaves out. */
type Lists = Readonly<Record<string, readonly (number | null)[]>>;

const range = (from: number, to: number) => Array.from({length: to - from + 1}, (_none, index) => from + index);

const userOf = (number: number | null) =>
  number === null ? null : {__typename: 'User', id: number, name: `User${number}`, avatar: null};

describe('RelationPanel', () => {
  const api = useApiFetch();
  const draw = useRender();
  useConsole();
  beforeEach(() => {
    counts.reset();
    confirmed.reset();
  });

  /** Lists like `Mirabel following`. `fails`: the pages that can't be loaded. `total`: the number that the API states. */
  function answer(lists: Lists, {fails = [], total}: {fails?: readonly string[]; total?: number} = {}) {
    api.answers(({name, args, page: around}) => {
      if (name === 'User') {
        const id = ids[String(args.name)];
        return id === undefined ? apiError('Private User', 404) : {__typename: 'User', id};
      }
      const {page = 1, perPage = 50} = around?.args ?? {};
      const asked = around?.fields.find(each => /follow/.test(each.name));
      const kind = asked?.name.replace('Page.', '') ?? '';
      const [owner = ''] = Object.entries(ids).find(([, id]) => id === asked?.args.userId) ?? [];
      const users = lists[`${owner} ${kind}`] ?? [];
      const end = Number(page) * Number(perPage);
      if (perPage === 50 && fails.includes(`${owner} ${kind} ${String(page)}`)) return apiError('No.', 403);
      if (name === 'Page.pageInfo')
        return {__typename: 'PageInfo', total: total ?? users.length, hasNextPage: end < (total ?? users.length)};
      return users.slice(end - Number(perPage), end).map(userOf);
    });
  }

  const show = (relation: Relation, {userName = 'Mirabel', viewer = 'Mirabel'} = {}) =>
    draw(<RelationPanel userName={userName} relation={relation} />, {userName: viewer, token: 'a.token.of.ann'});
  const names = () => screen.queryAllByRole('link').map(link => link.textContent);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
  /** The ids and pages in each request for users. */
  const pages = () =>
    api.sent
      .map(({query, variables}) =>
        /perPage: 50/.test(query) ? Object.values(variables).filter(value => typeof value === 'number') : [],
      )
      .filter(values => values.length > 0);

  const some: Lists = {
    'Mirabel following': [1, 2, null, 3],
    'Mirabel followers': [2, 4],
    'Tobias following': [3, 5, 1],
    'Tobias followers': [4, 6],
  };
  const table: readonly (readonly [Relation, string, string[]])[] = [
    ['mutuals', 'Mirabel', ['User2']],
    ['followingOnly', 'Mirabel', ['User1', 'User3']],
    ['followersOnly', 'Mirabel', ['User4']],
    ['sharedFollowing', 'Tobias', ['User3', 'User1']],
    ['sharedFollowers', 'Tobias', ['User4']],
  ];
  for (const [relation, userName, expected] of table)
    it(`shows the users in the relation ${relation}`, async () => {
      answer(some);
      const drawn = show(relation, {userName});
      await waitFor(() => expect(names()).to.deep.equal(expected));
      await waitFor(() =>
        expect(screen.getByText(expected.length === 1 ? '1 user' : `${expected.length} users`)).not.to.equal(null),
      );
      expect(drawn.standsIn.at(-1)).to.equal(true);
      await expectAccessible(drawn.container);
    });

  it('notes the numbers of all relations that compare the same lists', async () => {
    answer(some);
    show('mutuals');
    await waitFor(() => expect(counts.get()).to.deep.equal({mutuals: 1, followingOnly: 2, followersOnly: 1}));
  });

  it('replaces nothing for a relation that the page does not have', () => {
    const drawn = show('sharedFollowing');
    expect(drawn.text()).to.equal('');
    expect(drawn.standsIn.at(-1)).to.equal(false);
    expect(api.sent).to.deep.equal([]);
  });

  const nobody: readonly (readonly [Relation, string, Lists, string])[] = [
    ['mutuals', 'Mirabel', {}, "Mirabel isn't following anyone."],
    ['mutuals', 'Mirabel', {'Mirabel following': [1]}, 'Mirabel has no followers.'],
    ['mutuals', 'Mirabel', {'Mirabel following': [1], 'Mirabel followers': [2]}, "Mirabel isn't followed back by any"],
    [
      'followingOnly',
      'Mirabel',
      {'Mirabel following': [1], 'Mirabel followers': [1]},
      'Mirabel is followed back by every',
    ],
    ['followersOnly', 'Mirabel', {'Mirabel following': [1], 'Mirabel followers': [1]}, 'Mirabel follows all of'],
    ['sharedFollowing', 'Tobias', {'Tobias following': [1]}, "You aren't following anyone."],
    ['sharedFollowers', 'Tobias', {'Tobias followers': [1]}, 'You have no followers.'],
    ['sharedFollowers', 'Tobias', {'Tobias followers': [1], 'Mirabel followers': [2]}, "don't share any followers."],
  ];
  for (const [relation, userName, lists, expected] of nobody)
    it(`says for ${relation} without users: ${expected}`, async () => {
      answer(lists);
      const drawn = show(relation, {userName});
      await waitFor(() => expect(drawn.text()).to.contain(expected));
      expect(names()).to.deep.equal([]);
    });

  it('loads two pages per request: one of each list, then two of the longer one', async () => {
    answer({'Mirabel following': range(1, 260), 'Mirabel followers': range(101, 140)});
    const drawn = show('mutuals');
    await waitFor(() => expect(drawn.text()).to.contain('40 users'));
    await waitFor(() => expect(drawn.text()).not.to.contain('Loading users'));
    expect(pages()).to.deep.equal([
      [7, 1, 7, 1],
      [7, 2, 7, 3],
      [7, 4, 7, 5],
      [7, 6, 7, 7],
    ]);
  });

  it('fills a wide window with cards, however many users there are', async () => {
    answer({'Mirabel following': range(1, 300), 'Mirabel followers': range(1, 300)});
    const drawn = show('mutuals');
    await waitFor(() => expect(drawn.text()).to.contain('300 users'), {timeout: 5000});
    drawn.container.style.inlineSize = '3000px';
    // 30 cards in a line, and lines of 100 px.
    const lines = Math.ceil(window.innerHeight / 100);
    await waitFor(() => expect(names().length).to.be.at.least(Math.min(300, 30 * lines)));
  });

  it('requests nothing again within the hour', async () => {
    answer({'Mirabel following': range(1, 70), 'Mirabel followers': [1]});
    const drawn = show('mutuals');
    await waitFor(() => expect(screen.getByText('1 user')).not.to.equal(null));
    await waitFor(() => expect(drawn.text()).not.to.contain('Loading users'));
    const before = api.sent.length;
    drawn.rerender(<></>);
    drawn.rerender(<RelationPanel userName="Mirabel" relation="followingOnly" />);
    await waitFor(() => expect(drawn.text()).to.contain('69 users'));
    expect(api.sent.length).to.equal(before);
  });

  it('requests both lists again after signing out and in, under the same name', async () => {
    answer(some);
    const drawn = show('mutuals');
    await waitFor(() => expect(names()).to.deep.equal(['User2']));
    await waitFor(() => expect(drawn.text()).not.to.contain('Loading users'));
    const before = pages().length;
    expect(before).to.be.greaterThan(0);
    answer({...some, 'Mirabel followers': [1, 2]});
    act(() => {
      drawn.services.session.setUser('Mirabel', undefined);
      drawn.services.session.setUser('Mirabel', 'another.token.of.mirabel');
    });
    await waitFor(() => expect(names()).to.deep.equal(['User1', 'User2']));
    expect(pages().length).to.equal(2 * before);
  });

  it('asks before it loads more than 5,000 users', async () => {
    answer({'Mirabel following': range(1, 60), 'Mirabel followers': [1]}, {total: 2501});
    const drawn = show('mutuals');
    await waitFor(() => expect(drawn.text()).to.match(/\b5,002 users\b/));
    expect(pages()).to.deep.equal([]);
    await expectAccessible(drawn.container);
    press('Load users');
    await waitFor(() => expect(pages().length).to.be.greaterThan(0));
  });

  it('shows its progress, stops at once and resumes with the next page', async () => {
    answer({'Mirabel following': range(1, 220), 'Mirabel followers': range(1, 20)});
    let release: (value: undefined) => void = () => undefined;
    let requests = 0;
    const drawn = show('followersOnly');
    await waitFor(() => expect(drawn.text()).to.contain('Loading users'));
    api.fails(() => {
      requests += 1;
      return requests === 1 ? undefined : new Promise<undefined>(resolve => (release = resolve));
    });
    await waitFor(() => expect(drawn.text()).to.contain('70 of 240'));
    press('Stop');
    await waitFor(() => expect(drawn.text()).to.match(/stopped.*incomplete/i));
    expect(names()).to.deep.equal([]);
    expect(counts.get()).to.deep.equal({});
    await expectAccessible(drawn.container);
    api.fails(undefined);
    release(undefined);
    press('Resume');
    await waitFor(() => expect(drawn.text()).to.match(/Mirabel follows all/));
  });

  it('waits while AniList limits requests, and continues by itself', async () => {
    answer({'Mirabel following': range(1, 60), 'Mirabel followers': range(1, 60)});
    const drawn = show('mutuals');
    await waitFor(() => expect(drawn.text()).to.contain('Loading users'));
    const release = api.refusesOnce();
    await waitFor(() => expect(drawn.text()).to.contain('Waiting until AniList accepts requests again'));
    await expectAccessible(drawn.container);
    release();
    await waitFor(() => expect(drawn.text()).to.contain('60 users'));
    expect(drawn.text()).not.to.contain('could be loaded');
  });

  it('keeps what was loaded when a page fails, and loads the rest when asked', async () => {
    const lists = {'Mirabel following': range(1, 120), 'Mirabel followers': range(1, 120)};
    answer(lists, {fails: ['Mirabel followers 2']});
    const drawn = show('mutuals');
    await waitFor(() => expect(drawn.text()).to.match(/not all users.* No\./i));
    expect(drawn.text()).to.contain('50 users');
    await expectAccessible(drawn.container);
    answer(lists);
    press('Try again');
    await waitFor(() => expect(drawn.text()).to.contain('120 users'));
    expect(drawn.text()).not.to.contain('could be loaded');
  });

  it('says that a list is cut after 5,000 users, and notes no numbers', async () => {
    const list = (numbers: readonly number[], isCut: boolean) => {
      const users = numbers.map(number => ({id: number, name: `User${number}`, avatar: null}));
      return {users, loaded: users.length, next: undefined, isCut};
    };
    const question = {relation: 'followingOnly', userName: 'Mirabel', viewer: undefined} as const;
    const drawn = draw(<Result question={question} lists={[list([1, 2], false), list([2, 3], true)]} isDone />);
    expect(drawn.text()).to.contain('AniList returns only the first 5,000 users of a list');
    await waitFor(() => expect(names()).to.deep.equal(['User1']));
    expect(counts.get()).to.deep.equal({});
    await expectAccessible(drawn.container);
  });

  it('says that a private profile is unavailable', async () => {
    answer({});
    const drawn = show('mutuals', {userName: 'Hermit'});
    await waitFor(() => expect(drawn.text()).to.match(/private/));
    expect(pages()).to.deep.equal([]);
  });
});
