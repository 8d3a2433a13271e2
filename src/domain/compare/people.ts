/** The requirement for a user's rating: 0 anything, 1 must be rated, -1 must not be rated. */
export type RatingRequirement = 0 | 1 | -1;

const demands: Readonly<Record<RatingRequirement, RatingRequirement>> = {0: 1, 1: -1, [-1]: 0};

/** The next requirement after a click: 0, then 1, then -1, then 0 again. */
export const nextRequirement = (demand: RatingRequirement): RatingRequirement => demands[demand];

/** The filters that the status dot of a comparison cycles through, in order; NOT means "no status". */
const filters = ['all', 'COMPLETED', 'CURRENT', 'PLANNING', 'PAUSED', 'DROPPED', 'REPEATING', 'NOT'] as const;

/** One of the filters that the status dot cycles through. */
export type StatusFilter = (typeof filters)[number];

/** The filter with this name, ignoring case; `all` if there is none. */
export const parseStatusFilter = (word: string): StatusFilter =>
  filters.find(filter => filter.toLowerCase() === word.toLowerCase()) ?? 'all';

/** The status filter after a click, wrapping around after the last. */
export const nextStatusFilter = (filter: StatusFilter): StatusFilter =>
  filters[(filters.indexOf(filter) + 1) % filters.length] ?? 'all';

/** A user named in the address of a comparison. */
export interface ComparedUser {
  readonly name: string;
  readonly requirement: RatingRequirement;
}

/** A user of a comparison, with the requirements for their rating and status. */
export interface ComparedPerson extends ComparedUser {
  readonly status: StatusFilter;
}

/** Whether two names mean the same user: the site's names do not depend on case. */
export const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const suffixes: Readonly<Record<string, RatingRequirement>> = {'*': 1, '-': -1};

/**
 * Parses the `users` parameter of a comparison's address (rule statistics-11): comma-separated names, with the suffix
 * `*` if the user must have rated and `-` if they must not have. `~` stands for the signed-in user and is left out if
 * nobody is signed in. Duplicates are removed, ignoring case.
 */
export function parseComparedUsers(users: string, me: string | undefined): ComparedUser[] {
  const found = new Map<string, ComparedUser>();
  for (const part of users.split(',').map(text => text.trim())) {
    const demand = suffixes[part.slice(-1)] ?? 0;
    const bare = demand === 0 ? part : part.slice(0, -1);
    const name = bare === '~' ? me : bare;
    if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), {name, requirement: demand});
  }
  return [...found.values()];
}

/** Formats users as the `users` parameter; the inverse of `parseComparedUsers`. */
export const formatComparedUsers = (users: readonly ComparedUser[]): string =>
  users.map(({name, requirement}) => name + (requirement === 1 ? '*' : requirement === -1 ? '-' : '')).join(',');
