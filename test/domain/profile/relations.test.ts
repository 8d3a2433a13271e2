import {expect} from 'chai';

import {
  emptyList,
  nextPages,
  notLoaded,
  related,
  relationsFor,
  withFollows,
  type FollowList,
  type Relation,
} from '#domain/profile/relations';

interface User {
  readonly id: number;
}

const usersOf = (ids: readonly number[]) => ids.map(id => ({id}));
const list = (ids: readonly number[], next?: number): FollowList<User> => ({
  users: usersOf(ids),
  loaded: ids.length,
  next,
  isCut: false,
});
const page = (ids: readonly number[], hasNextPage: boolean, size = ids.length) => ({
  users: usersOf(ids),
  size,
  hasNextPage,
});

describe('relationsFor', () => {
  const own = ['mutuals', 'followingOnly', 'followersOnly'];
  const table = [
    ['Mirabel', undefined, own],
    ['Mirabel', 'Mirabel', own],
    ['mirabel', 'Mirabel', own],
    ['Tobias', 'Mirabel', [...own, 'sharedFollowing', 'sharedFollowers']],
  ] as const;
  for (const [owner, viewer, expected] of table)
    it(`are ${expected.length} on the page of ${owner} for ${viewer ?? 'a guest'}`, () =>
      expect(relationsFor(owner, viewer)).to.deep.equal(expected));
});

describe('withFollows', () => {
  it('adds pages until there is no next one', () => {
    const first = withFollows<User>(notLoaded, 1, page([1, 2], true));
    expect(first).to.deep.equal({...list([1, 2], 2)});
    expect(withFollows(first, 2, page([3], false))).to.deep.equal(list([1, 2, 3]));
  });

  it('ignores a page that is not the next one', () => {
    const first = withFollows<User>(notLoaded, 1, page([1], false));
    expect(withFollows(first, 2, page([9], false))).to.equal(first);
    expect(withFollows<User>(notLoaded, 2, page([9], true))).to.equal(notLoaded);
  });

  it('lists a user once, and counts those that the API leaves out', () => {
    const first = withFollows<User>(notLoaded, 1, page([1, 2], true));
    const second = withFollows(first, 2, page([2, 3], false, 50));
    expect(second.users).to.deep.equal(usersOf([1, 2, 3]));
    expect(second.loaded).to.equal(52);
  });

  for (const [hasNextPage, isCut] of [
    [true, true],
    [false, false],
  ] as const)
    it(`${isCut ? 'is cut' : 'is whole'} after page 100 if there ${hasNextPage ? 'is' : 'is no'} next page`, () => {
      const last = withFollows({...list([1], 100)}, 100, page([2], hasNextPage));
      expect([last.next, last.isCut]).to.deep.equal([undefined, isCut]);
    });
});

describe('nextPages', () => {
  const table: readonly (readonly [first: number | undefined, second: number | undefined, [number, number][]])[] = [
    [
      1,
      1,
      [
        [0, 1],
        [1, 1],
      ],
    ],
    [
      4,
      2,
      [
        [0, 4],
        [1, 2],
      ],
    ],
    [
      undefined,
      3,
      [
        [1, 3],
        [1, 4],
      ],
    ],
    [
      7,
      undefined,
      [
        [0, 7],
        [0, 8],
      ],
    ],
    [100, undefined, [[0, 100]]],
    [undefined, 100, [[1, 100]]],
    [undefined, undefined, []],
  ];
  for (const [first, second, expected] of table)
    it(`are ${JSON.stringify(expected)} for ${first ?? 'none'} and ${second ?? 'none'}`, () => {
      const wanted = nextPages([list([], first), list([], second)]);
      expect(wanted.map(each => [each.list, each.page])).to.deep.equal(expected);
    });
});

describe('related', () => {
  const whole = [list([1, 2, 3]), list([5, 3, 2])] as const;
  const firstOpen = [list([1, 2], 2), list([5, 3, 2])] as const;
  const secondOpen = [list([1, 2, 3]), list([5, 3], 2)] as const;
  const table: readonly (readonly [Relation, string, readonly [FollowList<User>, FollowList<User>], number[]])[] = [
    ['mutuals', 'whole lists', whole, [2, 3]],
    ['followingOnly', 'whole lists', whole, [1]],
    ['followersOnly', 'whole lists', whole, [5]],
    ['sharedFollowing', 'whole lists', whole, [2, 3]],
    ['sharedFollowers', 'whole lists', whole, [2, 3]],
    ['mutuals', 'an incomplete list', firstOpen, [2]],
    ['followingOnly', 'an incomplete first list', firstOpen, [1]],
    ['followersOnly', 'an incomplete first list', firstOpen, []],
    ['followingOnly', 'an incomplete second list', secondOpen, []],
    ['followersOnly', 'an incomplete second list', secondOpen, [5]],
  ];
  for (const [relation, name, lists, expected] of table)
    it(`${relation} of ${name} are ${JSON.stringify(expected)}`, () =>
      expect(related(relation, lists).map(({id}) => id)).to.deep.equal(expected));
});

describe('emptyList', () => {
  const following = {whose: 'owner', kind: 'following'};
  const followers = {whose: 'owner', kind: 'followers'};
  const table: readonly (readonly [Relation, number[], number[], object | undefined])[] = [
    ['mutuals', [], [1], following],
    ['mutuals', [1], [], followers],
    ['mutuals', [1], [2], undefined],
    ['followingOnly', [], [], following],
    ['followingOnly', [1], [], undefined],
    ['followersOnly', [], [], followers],
    ['followersOnly', [], [1], undefined],
    ['sharedFollowing', [1], [], {whose: 'viewer', kind: 'following'}],
    ['sharedFollowers', [], [1], followers],
  ];
  for (const [relation, first, second, expected] of table)
    it(`is ${JSON.stringify(expected)} for ${relation} of ${first.length} and ${second.length} users`, () =>
      expect(emptyList(relation, [list(first), list(second)])).to.deep.equal(expected));
});
