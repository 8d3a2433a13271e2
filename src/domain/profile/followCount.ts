/** The API's answer about one page of users. */
export interface FollowPage {
  readonly total: number;
  readonly hasNextPage: boolean;
  /** Number of users on the page. */
  readonly users: number;
}

/** Returns page `page` of `perPage` users. */
type Ask = (page: number, perPage: number) => Promise<FollowPage>;

/** The API's maximum for counts; it returns no page after the 5,000th user. */
const maxCounted = 5000;
const perPage = 50;
const lastPage = maxCounted / perPage;
/** Number of pages requested together. */
const atOnce = 8;

/** Pages between two others, exclusive: all of them if they are few, otherwise evenly spread ones. */
export function pagesBetween(low: number, high: number): number[] {
  const between = high - low - 1;
  if (between <= atOnce) return Array.from({length: Math.max(0, between)}, (_, index) => low + 1 + index);
  return Array.from({length: atOnce}, (_, index) => low + Math.round(((index + 1) * (high - low)) / (atOnce + 1)));
}

/**
 * Counts by searching for the last page, since only whether a page has a next one can be relied on. `undefined`: there
 * are more users than pages can be requested for.
 */
async function countByPages(ask: Ask): Promise<number | undefined> {
  let low = 0;
  let high = lastPage + 1;
  let last: FollowPage | undefined;
  while (high - low > 1) {
    const pages = pagesBetween(low, high);
    const answers = await Promise.all(pages.map(page => ask(page, perPage)));
    const end = answers.findIndex(({hasNextPage}) => !hasNextPage);
    low = (end === -1 ? pages.at(-1) : pages[end - 1]) ?? low;
    if (end === -1) continue;
    high = pages[end] ?? high;
    last = answers[end];
  }
  return last && (high - 1) * perPage + last.users;
}

/**
 * The number of followers of a user, or of the users followed: the total of a page with one user, unless that is the
 * API's maximum. `undefined`: more than can be counted.
 */
export async function countFollows(ask: Ask): Promise<number | undefined> {
  const {total, hasNextPage} = await ask(1, 1);
  return total < maxCounted || !hasNextPage ? total : countByPages(ask);
}
