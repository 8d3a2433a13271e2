/** Number of users per page. */
const perPage = 50;

/** The pages that may contain the rank; `low` is above `high` once it is found between two pages. */
export interface RankSearch {
  readonly low: number;
  readonly high: number;
}

/** The result of a search: the rank, or a bound if it is beyond the last page that can be read. */
export interface FoundRank {
  readonly rank: number;
  /** Whether the rank is this one or a later one. */
  readonly isBound: boolean;
}

/** Starts a search on this many pages. */
export const beginRankSearch = (pages: number): RankSearch => ({low: 1, high: pages});

/** The next page to read. */
export const pageOfSearch = ({low, high}: RankSearch): number => Math.floor((low + high) / 2);

/**
 * Continues a search by halving. `values` are those of the users on the page, largest first; `own` is the user's. Users
 * with the same value share the better rank.
 */
export function narrow(
  search: RankSearch,
  values: readonly number[],
  own: number,
  pages: number,
): RankSearch | FoundRank {
  const page = pageOfSearch(search);
  const better = values.filter(value => value > own).length;
  // The first user with the same value may be on an earlier page.
  const isHere = better > 0 && better < values.length;
  const before = (page - 1) * perPage;
  if (isHere || (page === 1 && better === 0)) return {rank: before + better + 1, isBound: false};
  // An empty page is beyond the last user.
  const next = better > 0 && values.length > 0 ? {...search, low: page + 1} : {...search, high: page - 1};
  if (next.low <= next.high) return next;
  return {rank: (next.low - 1) * perPage + 1, isBound: next.low > pages};
}
