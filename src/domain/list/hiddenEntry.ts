/** Where an entry is shown. `customLists` is the API's object of names and whether the entry is on that list. */
interface Placed {
  readonly hiddenFromStatusLists?: boolean | null | undefined;
  readonly customLists?: unknown;
}

/** Whether an entry is on no list that is shown (rule queries-6). */
export function isHiddenEntry({hiddenFromStatusLists, customLists}: Placed): boolean {
  if (!hiddenFromStatusLists) return false;
  return !customLists || typeof customLists !== 'object' || !Object.values(customLists).includes(true);
}
