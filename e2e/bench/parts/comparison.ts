import type {Page} from 'playwright';

import {answerBigLists, answerFor, eight} from '../../support/bigComparison';
import {countIn, head, rows, tag, waitForLists} from '../../support/compare';
import type {Bench} from '../bench';
import {blankPage, freshContext, growth, openCdpSession} from '../measure';
import {openAs} from '../scene';
import {painted, quiet} from '../settle';
import {begin, replaceRows, scrollAll} from '../tables';
import {longestTask} from '../trace';

// The options of the stand-in are read once in each document.
const path = `/user/Archivist/animelist/compare?users=${eight.join()}&minRatings=0&guard=0&delay=0`;
const last = eight.at(-1) ?? '';

/** A bare JSON.parse of the answers for all eight (ms). */
async function parseTime({browser}: Bench) {
  const context = await freshContext(browser);
  const page = await blankPage(context, '/home');
  const kept = await page.evaluateHandle(
    texts => ({texts}),
    eight.map(name => JSON.stringify(answerFor(name))),
  );
  const parse = () =>
    kept.evaluate(each => void Object.assign(each, {answers: each.texts.map(text => JSON.parse(text) as unknown)}));
  const seconds = await growth(await openCdpSession(page), 'TaskDuration', parse);
  await context.close();
  return seconds * 1000;
}

async function sortAll(page: Page) {
  await begin(page);
  await page.locator(tag).getByRole('button', {name: 'Title', exact: true}).click();
  await countIn(page);
  await head(page, 'Person3').getByRole('button', {name: 'Person3', exact: true}).click();
  await countIn(page);
  await page
    .locator(tag)
    .getByRole('combobox', {name: /^Figure/})
    .selectOption('standardDeviation');
  await countIn(page);
}

/** The cost of a comparison of eight users with 12,000 media; the last list arrives when the others are loaded. */
async function round(bench: Bench) {
  const {browser, standIn, ours} = bench;
  let release = () => undefined as void;
  const released = new Promise<void>(resolve => (release = resolve));
  const {context, page} = await openAs(browser, standIn, ours, {path: '/terms?guard=0&delay=0'});
  await answerBigLists(page, [], name => (name === last ? released : Promise.resolve()));
  await page.goto(new URL(path, page.url()).href);
  await waitForLists(page, eight.slice(0, -1));
  await quiet(page, 1000);
  const first = await growth(await openCdpSession(page), 'TaskDuration', async () => {
    const there = painted(page, tag, 'thead th:last-child img', 'table[aria-busy="false"] tbody [data-media]');
    release();
    await there;
  });
  await quiet(page, 500);
  const sorting = await longestTask(browser, page, () => sortAll(page));
  const scrolling = await longestTask(browser, page, () =>
    scrollAll(page.locator(tag).locator('.scroller'), rows(page)),
  );
  const inPage = await rows(page).count();
  await quiet(page, 500);
  const alone = await growth(await openCdpSession(page), 'TaskDuration', () => replaceRows(page, tag));
  await context.close();
  return {first: first * 1000, alone: alone * 1000, sorting, scrolling, inPage};
}

/** Measures the comparison of eight users with 3,000 entries each. */
export async function measureComparison(bench: Bench) {
  const {standIn, measure, ours} = bench;
  await standIn.control('reset');
  await standIn.control('clock?live=off');
  await measure({least: 2, most: 6}, async () => {
    const parse = await parseTime(bench);
    const {first, alone, sorting, scrolling, inPage} = await round(bench);
    return [
      ['comparisonFirst', ours.name, first / alone],
      ['comparisonRowsAlone', ours.name, alone / parse],
      ['comparisonSorting', ours.name, sorting],
      ['comparisonScrolling', ours.name, scrolling],
      ['comparisonRows', ours.name, inPage],
    ];
  });
}
