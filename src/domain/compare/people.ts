/** The requirement for a user's rating: 0 anything, 1 must be rated, -1 must not be rated. */
export type RatingRequirement = 0 | 1 | -1;

/** The requirements for a rating, in the order in which they are offered. */
export const ratingRequirements: readonly RatingRequirement[] = [0, 1, -1];

/** The filters for the status of a user, in the order in which they are offered; NOT means "no status". */
export const statusFilters = [
  'all',
  'COMPLETED',
  'CURRENT',
  'PLANNING',
  'PAUSED',
  'DROPPED',
  'REPEATING',
  'NOT',
] as const;

/** One of the filters for the status of a user. */
export type StatusFilter = (typeof statusFilters)[number];

/** The filter with this name, ignoring case; `all` if there is none. */
export const parseStatusFilter = (word: string): StatusFilter =>
  statusFilters.find(filter => filter.toLowerCase() === word.toLowerCase()) ?? 'all';

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
