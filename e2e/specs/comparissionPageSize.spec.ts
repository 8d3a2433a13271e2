import type {Page} from '@playwright/test';

import {longestTask} from '../bench/trace';
import {countIn, exportedRows, head, idsIn, rows, tag, waitForLists} from '../support/compare';
import {expect, test} from '../support/test';

const perPerson = 3000;
const half = perPerson / 2;
const names = Array.from({length: 9}, (_, index) => `Person${index + 1}`);
const eight = names.slice(0, 8);

/** The media of a person: each half of a list is also on a neighbour's, so eight people have 12,000 together. */
const mediaOf = (person: number) =>
  Array.from({length: perPerson}, (_, index) => ((person * half + index) % (8 * half)) + 1);
/** The score of a person for a media, out of 100; some have none. */
const scoreOf = (person: number, id: number) => (person * 31 + id * 17) % 101;
const titleOf = (id: number) => `Media ${(id * 7919) % 100_003}`;

function answerFor(name: string) {
  const person = names.indexOf(name);
  const entries = mediaOf(person).map(id => ({
    mediaId: id,
    status: 'COMPLETED',
    score: scoreOf(person, id),
    progress: id % 12,
    media: {
      format: 'TV',
      averageScore: id % 100,
      popularity: id,
      title: {romaji: titleOf(id), native: null, english: null},
    },
  }));
  const user = {name, avatar: {medium: '/img/a.png'}, mediaListOptions: {scoreFormat: 'POINT_100'}, favourites: {}};
  return {data: {MediaListCollection: {hasNextChunk: false, user, lists: [{entries}]}}};
}

/** Answers for the lists of these people, and notes whom it was asked for. */
const answerBigLists = (page: Page, asked: string[]) =>
  page.route('https://graphql.anilist.co/**', (route, request) => {
    const sent = (request.postDataJSON() ?? {}) as {operationName?: string; variables?: {userName?: string}};
    const name = sent.variables?.userName ?? '';
    if (sent.operationName !== 'ComparedList' || !names.includes(name)) return route.fallback();
    asked.push(name);
    return route.fulfill({json: answerFor(name), headers: {'access-control-allow-origin': '*'}});
  });

test('[comparissionPage] sorts and scrolls 12,000 media of eight people without a long task, with 80 rows at most in the page', async ({
  open,
  ids,
  browser,
}) => {
  test.setTimeout(180_000);
  const asked: string[] = [];
  const page = await open(`/user/${ids.other}/animelist/compare?users=${eight.join()}&minRatings=0`, {
    as: 'member',
    beforeLoad: each => answerBigLists(each, asked),
  });
  await waitForLists(page, eight);
  await expect.poll(() => countIn(page)).toEqual([12_000, 12_000]);
  const ours = page.locator(tag);
  const begin = () => page.evaluate(() => void performance.mark('bench-begin'));
  const sorting = await longestTask(browser, page, async () => {
    await begin();
    await ours.getByRole('button', {name: 'Title', exact: true}).click();
    await countIn(page);
    await head(page, 'Person3').getByRole('button', {name: 'Person3', exact: true}).click();
    await countIn(page);
    await ours.getByRole('combobox', {name: /^Figure/}).selectOption('standardDeviation');
    await countIn(page);
  });
  expect(sorting).toBeLessThanOrEqual(50);
  const scroller = ours.locator('.scroller');
  const seen = new Set<number>();
  const scrolling = await longestTask(browser, page, async () => {
    await begin();
    for (let step = 0; step <= 10; step += 1) {
      await scroller.evaluate((node, part) => node.scrollTo(0, (node.scrollHeight * part) / 10), step);
      await expect.poll(() => rows(page).count()).toBeGreaterThan(5);
      const shown = await idsIn(page);
      expect(shown.length).toBeLessThanOrEqual(80);
      for (const id of shown) seen.add(id);
    }
  });
  expect(seen.size).toBeGreaterThan(100);
  expect(scrolling).toBeLessThanOrEqual(50);
  const table = await exportedRows(page);
  expect(table).toHaveLength(12_000);
  const listed = eight.map((_, person) => new Set(mediaOf(person)));
  const wrong = table.filter(row =>
    eight.some((name, person) => {
      const id = Number(row.id);
      const isListed = row[`${name}.status`] === 'COMPLETED';
      const score = isListed ? scoreOf(person, id) : 0;
      return isListed !== listed[person]?.has(id) || row[name] !== (score || null) || row.title !== titleOf(id);
    }),
  );
  expect(wrong).toEqual([]);
  expect(asked.toSorted()).toEqual(eight);
  await ours.getByLabel('Person to add').fill('Person9');
  await ours.getByRole('button', {name: 'Add'}).click();
  await waitForLists(page, ['Person9']);
  expect(asked.slice(8)).toEqual(['Person9']);
});
