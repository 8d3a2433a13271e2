import type {Page} from '@playwright/test';
import {readFile} from 'node:fs/promises';

import {queryAsMember} from '#e2e/support/api';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

/** An entry as the API returns it, and the names of its lists. */
interface Raw {
  mediaId: number;
  status: string;
  score: number;
  progress: number;
  repeat: number;
  private: boolean;
  notes: string | null;
  startedAt: {year: number | null};
  completedAt: {year: number | null};
  lists: string[];
  media: {
    status: string;
    format: string | null;
    episodes: number | null;
    nextAiringEpisode: {episode: number} | null;
    seasonYear: number | null;
    startDate: {year: number | null};
    genres: string[];
    tags: {name: string; rank: number}[];
    popularity: number;
    averageScore: number | null;
    title: {romaji: string | null; english: string | null; native: string | null};
  };
}

const fields = `mediaId status score progress repeat private notes startedAt { year } completedAt { year } media {
  status(version: 2) format episodes nextAiringEpisode { episode } seasonYear startDate { year } genres
  tags { name rank } popularity averageScore title { romaji english native }
}`;

async function rawList(standIn: StandIn, as: string, name: string): Promise<Raw[]> {
  type Answer = {MediaListCollection: {lists: {name: string; isCustomList: boolean; entries: Raw[]}[]}};
  const {MediaListCollection: all} = await queryAsMember<Answer>(
    standIn,
    as,
    `query ($name: String) {
      MediaListCollection(userName: $name, type: ANIME) { lists { name isCustomList entries { ${fields} } } }
    }`,
    {name},
  );
  const found = new Map<number, Raw>();
  for (const {name: list, isCustomList, entries} of all.lists)
    for (const entry of entries) {
      const known = found.get(entry.mediaId) ?? {...entry, lists: []};
      if (isCustomList) known.lists.push(list);
      found.set(entry.mediaId, known);
    }
  return [...found.values()];
}

const on = {listTable: true};
const field = (page: Page) => page.locator('am-list-table-table').getByRole('combobox', {name: /search/i});
const count = (page: Page) =>
  page
    .locator('am-list-table-table')
    .getByRole('status')
    .filter({hasText: /^[\d,]+\D+[\d,]+$/});
const shown = async (page: Page) =>
  (await count(page).innerText()).match(/[\d,]+/g)?.map(each => Number(each.replace(',', '')));

/** The rows in the file of what is shown. */
async function exported(page: Page): Promise<Record<string, unknown>[]> {
  const table = page.locator('am-list-table-table');
  await table.getByRole('button', {name: 'Export', exact: true}).click();
  const download = page.waitForEvent('download');
  await table.getByRole('button', {name: 'JSON'}).click();
  const text = await readFile(await (await download).path(), 'utf8');
  await page.keyboard.press('Escape');
  return (JSON.parse(text) as {rows: Record<string, unknown>[]}).rows;
}

const yearOf = ({media}: Raw) => media.seasonYear ?? media.startDate.year;
const behindOf = ({progress, media: {nextAiringEpisode: next, status, episodes}}: Raw) => {
  if (next) return next.episode - 1 - progress;
  return status === 'FINISHED' && episodes ? episodes - progress : 0;
};
const has = (names: readonly string[], ...wanted: string[]) => wanted.some(name => names.includes(name));
const inTitles =
  (word: string) =>
  ({media: {title}}: Raw) =>
    Object.values(title).some(each => each?.toLowerCase().includes(word));

/** Queries, and the same in the terms of the API. */
const table: readonly (readonly [string, (entry: Raw) => boolean])[] = [
  ['status:completed score>=8', ({status, score}) => status === 'COMPLETED' && score >= 8],
  [
    'genre:comedy,romance -genre:drama',
    ({media: {genres}}) => has(genres, 'Comedy', 'Romance') && !has(genres, 'Drama'),
  ],
  [
    'year:2005..2012 -status:planning',
    entry => {
      const year = yearOf(entry);
      return year !== null && year >= 2005 && year <= 2012 && entry.status !== 'PLANNING';
    },
  ],
  ['behind>0 status:watching,rewatching', entry => has(['CURRENT', 'REPEATING'], entry.status) && behindOf(entry) > 0],
  ['private:yes', entry => entry.private],
  ['score:none status:completed', ({status, score}) => status === 'COMPLETED' && !score],
  ['finished:none -started:none', entry => !entry.completedAt.year && Boolean(entry.startedAt.year)],
  ['list:comfort', ({lists}) => lists.includes('Comfort')],
  [
    'repeats>0 format:tv,movie',
    ({repeat, status, media}) => (repeat > 0 || status === 'REPEATING') && has(['TV', 'MOVIE'], media.format ?? ''),
  ],
  ['popularity>=10,000 average<70', ({media}) => media.popularity >= 10_000 && (media.averageScore ?? 100) < 70],
  ['-note:none', ({notes}) => Boolean(notes)],
  ['the OF', entry => inTitles('the')(entry) && inTitles('of')(entry)],
  ['"の"', inTitles('の')],
];

test('[listTable] shows exactly the entries that a naive filter of the API’s answer finds', async ({
  open,
  ids,
  standIn,
}) => {
  const all = await rawList(standIn, 'member', ids.user);
  const page = await open(`/user/${ids.user}/animelist?table=1~~~`, {
    as: 'member',
    token: true,
    settings: on,
  });
  let found = 0;
  for (const [query, matches] of table)
    await test.step(query, async () => {
      const wanted = all.filter(matches).map(({media: {title}}) => title.romaji ?? title.english ?? title.native ?? '');
      await field(page).fill(query);
      await expect.poll(() => shown(page)).toEqual([wanted.length, all.length]);
      const titles = (await exported(page)).map(({title}) => title);
      expect(titles.toSorted()).toEqual(wanted.toSorted());
      found += wanted.length;
    });
  // Most of them find something.
  expect(found).toBeGreaterThan(all.length);
});

test('[listTable] keeps saved views', async ({open, ids}) => {
  const page = await open(`/user/${ids.user}/animelist?table=1~~~`, {as: 'member', token: true, settings: on});
  const table = page.locator('am-list-table-table');
  const view = table.getByRole('button', {name: /^The best \d/});
  await field(page).fill('score>=8');
  await table.getByRole('button', {name: 'Save view', exact: true}).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('The best');
  await page.keyboard.press('Enter');
  await expect(view).toHaveAttribute('aria-pressed', 'true');
  const [found] = (await shown(page)) ?? [];
  await expect(view).toHaveText(`The best${String(found)}`);
  await expect(page).toHaveURL(/score/);
  await page.reload();
  await expect(view).toHaveAttribute('aria-pressed', 'true');
});

test('[listTable] saves what is shown for MyAnimeList, without private entries and notes', async ({
  open,
  ids,
  standIn,
}) => {
  const all = await rawList(standIn, 'member', ids.user);
  const page = await open(`/user/${ids.user}/animelist?table=1~~~private:yes`, {
    as: 'member',
    token: true,
    settings: on,
  });
  const table = page.locator('am-list-table-table');
  await expect.poll(async () => (await shown(page))?.[0]).toBe(all.filter(entry => entry.private).length);
  const save = async () => {
    const download = page.waitForEvent('download');
    await table.getByRole('button', {name: /xml/i}).click();
    return readFile(await (await download).path(), 'utf8');
  };
  await table.getByRole('button', {name: 'Export', exact: true}).click();
  expect((await save()).match(/<anime>/g)).toBeNull();
  await table.getByRole('checkbox', {name: /private/i}).check();
  const written = (await save()).match(/<series_title>[^<]*/g) ?? [];
  expect(written.length).toBeGreaterThan(0);
  const titles = all.filter(entry => entry.private).map(({media}) => media.title.romaji);
  expect(titles).toEqual(expect.arrayContaining(written.map(each => each.replace('<series_title>', ''))));
});
