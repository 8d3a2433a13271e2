// Steps of the measurements of long tables.
import type {Locator, Page} from 'playwright';

/** Marks the begin of what `longestTask` looks at. */
export const begin = (page: Page) => page.evaluate(() => void performance.mark('bench-begin'));

/** Scrolls through a table in ten steps, and waits for rows in each. */
export async function scrollAll(scroller: Locator, rows: Locator) {
  await begin(scroller.page());
  for (let step = 0; step <= 10; step += 1) {
    await scroller.evaluate((node, part) => node.scrollTo(0, (node.scrollHeight * part) / 10), step);
    await rows.first().waitFor();
  }
}

/** Replaces the rows by a copy: the cost of style, layout and painting without any script. */
export const replaceRows = (page: Page, tag: string) =>
  page.evaluate(async host => {
    const body = document.querySelector(host)?.shadowRoot?.querySelector('tbody');
    body?.replaceWith(body.cloneNode(true));
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, tag);
