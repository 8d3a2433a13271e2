/** What the API says about one page of users. */
export interface FollowPage {
  readonly total: number;
  readonly hasNextPage: boolean;
  /** How many users are on the page. */
  readonly users: number;
}

/** Returns page `page` of `perPage` users. */
type Ask = (page: number, perPage: number) => Promise<FollowPage>;

/** The API counts no further, and answers no page behind the 5000th user. */
const most = 5000;
const perPage = 50;
const lastPage = most / perPage;
/** How many pages are requested together. */
const atOnce = 8;

/** Pages between two others, without them: all of them if they are few, otherwise evenly spread ones. */
export function pagesBetween(low: number, high: number): number[] {
  const between = high - low - 1;
  if (between <= atOnce) return Array.from({length: Math.max(0, between)}, (_, index) => low + 1 + index);
  return Array.from({length: atOnce}, (_, index) => low + Math.round(((index + 1) * (high - low)) / (atOnce + 1)));
}

/**
 * Counts by looking for the last page, since only whether a page has a next one can be relied on (rule profiles-11).
 * `undefined`: there are more users than pages can be requested for.
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
 * How many users follow somebody, or are followed: the total of a page with one user, unless it is the one that the
 * API answers instead of larger numbers. `undefined`: more than can be counted.
 */
export async function countFollows(ask: Ask): Promise<number | undefined> {
  const {total, hasNextPage} = await ask(1, 1);
  return total < most || !hasNextPage ? total : countByPages(ask);
}
