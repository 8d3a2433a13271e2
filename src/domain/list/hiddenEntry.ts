/**
 * The places where an entry is shown. `customLists` is the API's object of list names, with whether the entry is on
 * that list.
 */
interface Placed {
  readonly hiddenFromStatusLists?: boolean | null | undefined;
  readonly customLists?: unknown;
}

/** Whether an entry is on no visible list: hidden from the status lists and on no custom list. */
export function isHiddenEntry({hiddenFromStatusLists, customLists}: Placed): boolean {
  if (!hiddenFromStatusLists) return false;
  return !customLists || typeof customLists !== 'object' || !Object.values(customLists).includes(true);
}
