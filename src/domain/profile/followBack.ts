/** How many pages of people one check requests, and how many people are on each (rule profiles-13). */
export const pagesAtOnce = 12;
export const peoplePerPage = 50;

/** The people against whom a check compares, as far as they have been requested. */
export interface KnownPeople {
  /** In lower case. */
  readonly names: ReadonlySet<string>;
  /** The page to request next; `undefined` if all are known. */
  readonly next: number | undefined;
}

/** Before the first request. */
export const nobody: KnownPeople = {names: new Set(), next: 1};

/** Adds a page of people. */
export function withPage({names, next = 1}: KnownPeople, people: readonly string[], hasNextPage: boolean): KnownPeople {
  const all = new Set(names);
  for (const name of people) all.add(name.toLowerCase());
  return {names: all, next: hasNextPage ? next + 1 : undefined};
}

/** Whether somebody follows back. Who is not found is only certain once all people are known. */
export function followsBack({names, next}: KnownPeople, name: string): 'yes' | 'no' | 'unknown' {
  if (names.has(name.toLowerCase())) return 'yes';
  return next === undefined ? 'no' : 'unknown';
}
