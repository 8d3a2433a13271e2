/** The two lists of a user. */
export type FollowKind = 'following' | 'followers';

/** The ways in which two lists of users are compared, in the order of their tabs. */
export const relations = ['mutuals', 'followingOnly', 'followersOnly', 'sharedFollowing', 'sharedFollowers'] as const;
/** A way in which two lists of users are compared. */
export type Relation = (typeof relations)[number];

/** A list that is compared: that of the profile's owner, or of the signed-in user (`viewer`). */
export interface ComparedList {
  readonly whose: 'owner' | 'viewer';
  readonly kind: FollowKind;
}

type Pair<T> = readonly [T, T];

const own: Pair<ComparedList> = [
  {whose: 'owner', kind: 'following'},
  {whose: 'owner', kind: 'followers'},
];
const shared = (kind: FollowKind): Pair<ComparedList> => [
  {whose: 'owner', kind},
  {whose: 'viewer', kind},
];

/** The lists that each relation compares. Relations that compare the same lists have the same pair. */
export const listsOf: Readonly<Record<Relation, Pair<ComparedList>>> = {
  mutuals: own,
  followingOnly: own,
  followersOnly: own,
  sharedFollowing: shared('following'),
  sharedFollowers: shared('followers'),
};

/** The relations on a profile: those with the signed-in user only if the profile is another user's. */
export const relationsFor = (owner: string, viewer: string | undefined): readonly Relation[] =>
  viewer !== undefined && viewer.toLowerCase() !== owner.toLowerCase() ? relations : relations.slice(0, 3);

interface Identified {
  readonly id: number;
}

/** A list of users, as far as it has been loaded. */
export interface FollowList<U extends Identified> {
  readonly users: readonly U[];
  /** Number of users on the loaded pages, including those that the API leaves out. */
  readonly loaded: number;
  /** The page to request next; `undefined` if there is none. */
  readonly next: number | undefined;
  /** The API returns only the first users of a longer list. */
  readonly isCut: boolean;
}

/** Two lists that are compared. */
export type FollowLists<U extends Identified> = Pair<FollowList<U>>;

/** A list of which nothing has been loaded. */
export const notLoaded: FollowList<never> = {users: [], loaded: 0, next: 1, isCut: false};

/** The API returns no users after this number. */
export const maxUsers = 5000;
const usersPerPage = 50;
const lastPage = maxUsers / usersPerPage;

/** A page of users, without those that the API leaves out. */
export interface FollowPage<U extends Identified> {
  readonly users: readonly U[];
  /** Number of users on the page, including those that the API leaves out. */
  readonly size: number;
  readonly hasNextPage: boolean;
}

/** Adds a page, unless it isn't the next one. A user who moved to a later page meanwhile is listed once. */
export function withFollows<U extends Identified>(
  list: FollowList<U>,
  number: number,
  {users, size, hasNextPage}: FollowPage<U>,
): FollowList<U> {
  if (list.next !== number) return list;
  const known = new Set(list.users.map(({id}) => id));
  return {
    users: [...list.users, ...users.filter(({id}) => !known.has(id))],
    loaded: list.loaded + size,
    next: hasNextPage && number < lastPage ? number + 1 : undefined,
    isCut: hasNextPage && number >= lastPage,
  };
}

/** A page to request: the index of its list, and its number. */
export interface WantedPage {
  readonly list: 0 | 1;
  readonly page: number;
}

/** The two pages to request next: one of each list, or two of the only list that has further pages. */
export function nextPages([first, second]: FollowLists<Identified>): readonly WantedPage[] {
  if (first.next !== undefined && second.next !== undefined)
    return [
      {list: 0, page: first.next},
      {list: 1, page: second.next},
    ];
  const list = first.next === undefined ? 1 : 0;
  const page = first.next ?? second.next;
  if (page === undefined) return [];
  return page < lastPage ? [page, page + 1].map(each => ({list, page: each})) : [{list, page}];
}

/**
 * The users in a relation, in the order of the first list, or of the followers for `followersOnly`. That a user is
 * missing in a list is certain only once that list has ended, so until then nobody is in a relation that depends on it.
 */
export function related<U extends Identified>(relation: Relation, [first, second]: FollowLists<U>): readonly U[] {
  const idsOf = ({users}: FollowList<U>) => new Set(users.map(({id}) => id));
  if (relation === 'followingOnly' || relation === 'followersOnly') {
    const [from, other] = relation === 'followingOnly' ? [first, second] : [second, first];
    const ids = idsOf(other);
    return other.next === undefined ? from.users.filter(({id}) => !ids.has(id)) : [];
  }
  const ids = idsOf(second);
  return first.users.filter(({id}) => ids.has(id));
}

/** The empty list that explains why nobody is in a relation, if there is one. */
export function emptyList(relation: Relation, lists: FollowLists<Identified>): ComparedList | undefined {
  const [first, second] = listsOf[relation];
  if (relation !== 'followersOnly' && lists[0].loaded === 0) return first;
  return relation !== 'followingOnly' && lists[1].loaded === 0 ? second : undefined;
}
