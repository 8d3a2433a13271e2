// Questions about lists compared with a second, naive evaluation of the API's answers.
import {queryApi, queryAs, tokenOf} from '#e2e/support/api';
import {largest} from '#e2e/support/listed';
import {choose, figure, ownStats, panel, run, statsOf} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

interface Dated {
  status: string;
  startedAt: {year: number | null; month: number | null};
  completedAt: {year: number | null};
  media: {id: number};
}

async function datedEntries(standIn: Parameters<typeof queryApi>[0], name: string): Promise<Dated[]> {
  const {MediaListCollection: all} = await queryApi<{MediaListCollection: {lists: {entries: Dated[]}[]}}>(
    standIn,
    `query ($name: String) { MediaListCollection(userName: $name, type: ANIME) { lists { entries {
      status startedAt { year month } completedAt { year } media { id } } } } }`,
    {name},
  );
  return [...new Map(all.lists.flatMap(({entries}) => entries).map(entry => [entry.media.id, entry])).values()];
}

test('[moreStats] Fix your dating mess lists entries with wrong or missing dates, grouped by problem', async ({
  open,
  ids,
  standIn,
}) => {
  const entries = await datedEntries(standIn, ids.other);
  const page = await open(statsOf(ids.other), on);
  await choose(page, 'Fix your dating mess');
  await run(page);
  await expect(panel(page)).toContainText(`${entries.length} entries checked.`);
  const none = (date: {year: number | null}) => date.year === null;
  const expected = {
    'Completed without a completion date': entries.filter(
      ({status, completedAt}) => status === 'COMPLETED' && none(completedAt),
    ),
    'Completed, watching/reading or dropped without a start date': entries.filter(
      ({status, startedAt}) => ['COMPLETED', 'CURRENT', 'DROPPED'].includes(status) && none(startedAt),
    ),
    'Planned with a start date': entries.filter(({status, startedAt}) => status === 'PLANNING' && !none(startedAt)),
  };
  const counts = Object.values(expected).map(({length}) => length);
  expect(largest(counts)).toBeGreaterThan(0);
  for (const [title, wrong] of Object.entries(expected)) {
    const table = panel(page).getByRole('region', {name: title, exact: true}).locator('table');
    await expect(table).toHaveCount(wrong.length ? 1 : 0);
    // Tables of more than a hundred rows contain only those near the visible part.
    if (wrong.length && wrong.length <= 100) await expect(table.locator('tbody tr')).toHaveCount(wrong.length);
  }
});

test('[moreStats] Hidden media entries lists entries that are hidden and on no custom list', async ({
  open,
  ids,
  standIn,
}) => {
  const token = await tokenOf(standIn, 'member');
  const ask = queryAs(standIn, token);
  const {Page} = await ask<{Page: {mediaList: {mediaId: number}[]}}>(
    'query ($name: String) { Page(perPage: 2) { mediaList(userName: $name, type: ANIME, sort: MEDIA_ID) { mediaId } } }',
    {name: ids.user},
  );
  const [first, second] = Page.mediaList.map(({mediaId}) => mediaId);
  await ask(
    `mutation ($first: Int, $second: Int) {
      hidden: SaveMediaListEntry(mediaId: $first, hiddenFromStatusLists: true, customLists: []) { id }
      shown: SaveMediaListEntry(mediaId: $second, hiddenFromStatusLists: false, customLists: []) { id }
    }`,
    {first, second},
  );
  const page = await open(ownStats(ids), on);
  await choose(page, 'Hidden media entries');
  await run(page);
  await expect(panel(page)).toContainText('50 entries checked.');
  await expect(panel(page).locator(`tbody a[href^="/anime/${first}/"]`)).toHaveCount(1);
  await expect(panel(page).locator(`tbody a[href^="/anime/${second}/"]`)).toHaveCount(0);
});

test('[moreStats] Autorecs lists media that are not on the list, best first', async ({open, ids, standIn}) => {
  const onList = new Set((await datedEntries(standIn, ids.other)).map(({media}) => media.id));
  const page = await open(statsOf(ids.other), on);
  await choose(page, 'Autorecs');
  await run(page);
  const links = panel(page).locator('tbody a');
  await expect(links.first()).toBeVisible();
  const shown = await links.evaluateAll(nodes =>
    nodes.map(node => Number(/\d+/.exec(node.getAttribute('href') ?? ''))),
  );
  expect(shown.length).toBeLessThanOrEqual(25);
  expect(shown.filter(id => onList.has(id))).toEqual([]);
  const points = (await panel(page).locator('tbody td:last-child').allTextContents()).map(Number);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
});

test('[moreStats] Related anime not on list lists each once, most popular first', async ({open, ids, standIn}) => {
  interface Related {
    mediaId: number;
    media: {relations: {edges: {node: {id: number; type: string; popularity: number}}[]}};
  }
  const {MediaListCollection: all} = await queryApi<{MediaListCollection: {lists: {entries: Related[]}[]}}>(
    standIn,
    `query ($name: String) { MediaListCollection(userName: $name, type: ANIME) { lists { entries {
      mediaId media { relations { edges { node { id type popularity } } } } } } } }`,
    {name: ids.other},
  );
  const entries = all.lists.flatMap(list => list.entries);
  const known = new Set(entries.map(({mediaId}) => mediaId));
  const nodes = entries.flatMap(({media}) => media.relations.edges.map(({node}) => node));
  const missing = new Map(
    nodes.filter(({id, type}) => type === 'ANIME' && !known.has(id)).map(node => [node.id, node]),
  );
  const popularity = [...missing.values()].map(node => node.popularity).sort((a, b) => b - a);
  expect(popularity.length).toBeGreaterThan(5);
  await standIn.control('rate?window=1000&limit=100000');
  const page = await open(statsOf(ids.other), on);
  await choose(page, 'Related anime not on list');
  await run(page);
  await expect(panel(page).getByRole('progressbar')).toHaveCount(0);
  await expect(panel(page)).toContainText(`${popularity.length} of ${popularity.length}`);
  const shown = await panel(page).locator('tbody td:last-child').allTextContents();
  expect(shown.map(number => Number(number.replaceAll(',', '')))).toEqual(popularity.slice(0, shown.length));
});

test('[moreStats] Rank finds the position of the user, and notes that figures are old', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const values: number[] = [];
  for (let number = 1; ; number += 1) {
    const {Page} = await queryApi<{
      Page: {pageInfo: {hasNextPage: boolean}; users: {statistics: {anime: {minutesWatched: number}}}[]};
    }>(
      standIn,
      'query ($page: Int) { Page(page: $page, perPage: 50) { pageInfo { hasNextPage } users(sort: ID) { statistics { anime { minutesWatched } } } } }',
      {page: number},
    );
    values.push(...Page.users.map(({statistics}) => statistics.anime.minutesWatched));
    if (!Page.pageInfo.hasNextPage) break;
  }
  const {User} = await queryApi<{User: {statistics: {anime: {minutesWatched: number}}}}>(
    standIn,
    'query ($name: String) { User(name: $name) { statistics { anime { minutesWatched } } } }',
    {name: ids.other},
  );
  const own = User.statistics.anime.minutesWatched;
  const page = await open(statsOf(ids.other), on);
  await choose(page, 'Rank');
  await run(page);
  await panel(page).getByRole('button', {name: 'Start'}).click();
  const place = values.filter(value => value > own).length + 1;
  await expect(figure(page, 'By time watched')).toHaveText(place.toLocaleString('en'));
  await expect(figure(page, 'By chapters read')).toHaveText(/^[\d,]+$/);
  await expect(panel(page)).toContainText('may be out of date');
});
