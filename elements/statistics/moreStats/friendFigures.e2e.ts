// The figures and favourites of followed users, compared with a second, naive count of the API's answers.
import {favouritesOf, followedBy} from '#e2e/support/friends';
import {choose, panel, run, statsOf} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

test('[moreStats] Media statistics of friends shows the figures of all followed users, by time watched', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const people = await followedBy(standIn, ids.user);
  expect(people.length).toBeGreaterThan(50);
  const most = people.toSorted((a, b) => b.statistics.anime.minutesWatched - a.statistics.anime.minutesWatched)[0];
  const page = await open(statsOf(ids.user), on);
  await choose(page, 'Media statistics of friends');
  await run(page);
  await panel(page).getByRole('button', {name: 'Start'}).click();
  await expect(panel(page)).toContainText(`${people.length} of ${people.length}`);
  const cells = panel(page).locator('tbody tr').first().locator('td');
  await expect(cells.first()).toHaveText(String(most?.name));
  await expect(cells.nth(2)).toHaveText(Number(most?.statistics.anime.episodesWatched).toLocaleString('en'));
  const days = Number(most?.statistics.anime.minutesWatched) / 60 / 24;
  await expect(cells.nth(3)).toHaveText(days.toLocaleString('en', {maximumFractionDigits: 1}));
  await expect(cells.nth(6)).toHaveText(Number(most?.statistics.manga.chaptersRead).toLocaleString('en'));
});

test('[moreStats] Most popular favourites of friends counts what they like best, and shows who shares it', async ({
  open,
  ids,
  standIn,
}) => {
  await standIn.control('rate?window=1000&limit=100000');
  const people = await followedBy(standIn, ids.user);
  const own = new Set(await favouritesOf(standIn, ids.user));
  const counts = new Map<string, number>();
  const shared: number[] = [];
  for (const {name} of people) {
    const favourites = await favouritesOf(standIn, name);
    shared.push(favourites.filter(key => own.has(key)).length);
    for (const key of favourites) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // The product also counts other scripts' requests.
  await standIn.control('rate?clear');
  const page = await open(statsOf(ids.user), on);
  await choose(page, 'Most popular favorites of friends');
  await run(page);
  await panel(page).getByRole('button', {name: 'Start'}).click();
  await expect(panel(page).getByRole('region', {name: 'Similar favorites'})).toBeVisible();
  await expect(panel(page).getByRole('progressbar')).toHaveCount(0);
  for (const [title, kind] of [
    ['Anime', 'anime'],
    ['Manga', 'manga'],
    ['Characters', 'characters'],
  ] as const) {
    const expected = [...counts].filter(([key]) => key.startsWith(kind)).map(([, count]) => count);
    const table = panel(page).getByRole('region', {name: title, exact: true});
    const shown = await table.locator('tbody td:nth-child(2)').allTextContents();
    expect(shown.map(Number), title).toEqual(expected.sort((a, b) => b - a).slice(0, 20));
  }
  const similar = await panel(page)
    .getByRole('region', {name: 'Similar favorites'})
    .locator('tbody td:nth-child(2)')
    .allTextContents();
  const expected = shared.filter(count => count > 0).sort((a, b) => b - a);
  expect(similar.map(Number)).toEqual(expected.slice(0, 10));
  expect(expected.length).toBeGreaterThan(0);
});
