/** A whole number from 0 up to `count` - 1. `random` returns a number from 0 up to, but not, 1. */
const below = (count: number, random: () => number) => Math.floor(random() * count);

/**
 * Picks a random row out of pages whose number is not known (rule display-9): a random page of at most `maxPages` is
 * read, and while it is empty, one before it. Returns nothing if the first page is empty, too.
 */
export async function pickRandom<T>(
  readPage: (page: number) => Promise<readonly T[]>,
  maxPages: number,
  random: () => number = Math.random,
): Promise<T | undefined> {
  for (let pages = maxPages; pages > 0;) {
    const page = 1 + below(pages, random);
    const rows = await readPage(page);
    if (rows.length) return rows[below(rows.length, random)];
    pages = page - 1;
  }
  return undefined;
}
