/** A whole number from 0 up to `count` - 1. `random` returns a number from 0 up to, but not, 1. */
const below = (count: number, random: () => number) => Math.floor(random() * count);

/**
 * Picks a random row from pages whose number is unknown: reads a random page of at most `maxPages`, and an earlier one
 * as long as it is empty. Returns nothing if the first page is also empty.
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
