/** Number of pages of users requested by one check, and number of users per page, so it is accurate for up to 600. */
export const pagesAtOnce = 12;
export const peoplePerPage = 50;

/** The users that a check compares with, as far as they have been requested. */
export interface KnownPeople {
  /** In lower case. */
  readonly names: ReadonlySet<string>;
  /** The page to request next; `undefined` if all are known. */
  readonly next: number | undefined;
}

/** The state before the first request. */
export const nobody: KnownPeople = {names: new Set(), next: 1};

/** Adds a page of users. */
export function withPage({names, next = 1}: KnownPeople, people: readonly string[], hasNextPage: boolean): KnownPeople {
  const all = new Set(names);
  for (const name of people) all.add(name.toLowerCase());
  return {names: all, next: hasNextPage ? next + 1 : undefined};
}

/** Whether a user follows back. A missing name is only certain once all users are known. */
export function followsBack({names, next}: KnownPeople, name: string): 'yes' | 'no' | 'unknown' {
  if (names.has(name.toLowerCase())) return 'yes';
  return next === undefined ? 'no' : 'unknown';
}
