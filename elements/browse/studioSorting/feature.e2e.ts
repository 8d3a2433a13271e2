import {apiCalls} from '#e2e/support/find';
import {changeSettings, hostSnapshot, waitUntilQuiet} from '#e2e/support/page';
import {cards, choose, controls, grid, ours, path, readAll, worksOf, type Work} from '#e2e/support/studioWorks';
import {expect, test} from '#e2e/support/test';

const orders: readonly (readonly [name: string, figure: (work: Work) => number])[] = [
  ['Popularity', work => work.popularity],
  ['Score', work => work.averageScore ?? work.meanScore ?? -1],
  ['Favorites', work => work.favourites],
];

test('[studioSorting] sorts the works of a studio in the chosen order, with two calls for all orders', async ({
  open,
  standIn,
}) => {
  // The member has turned off adult titles.
  const all = (await worksOf(standIn, 1003)).filter(({isAdult}) => !isAdult);
  expect(all.length).toBeGreaterThan(100);
  const page = await open(path, {as: 'member', token: true, settings: {studioFavouriteCount: false}});
  await expect(controls(page).getByLabel('Sort order')).toHaveValue('normal');
  await expect(grid(page)).toBeVisible();
  for (const [name, figure] of orders) {
    await choose(page, name);
    await expect(cards(page).first()).toHaveAttribute('aria-setsize', String(all.length));
    await expect(grid(page)).toBeHidden();
    const {ids, most} = await readAll(page);
    expect(most).toBeLessThanOrEqual(80);
    const byId = new Map(all.map(work => [work.id, figure(work)]));
    expect(ids.map(id => byId.get(id))).toEqual(all.map(figure).toSorted((a, b) => b - a));
    await page.evaluate(() => scrollTo(0, 0));
  }
  await expect(ours(page)).toContainText(/\b100\b.*\b25\b/);
  const own = (await apiCalls(standIn)).filter(({operation}) => /StudioWorks/.test(operation ?? ''));
  expect(own).toHaveLength(2);
});

test('[studioSorting] brings the site\'s own list back exactly, by "Default" and when it is switched off', async ({
  open,
}) => {
  const page = await open(path, {settings: {studioSorting: false}});
  await expect(page.locator('.grid-wrap .media-card').first()).toBeVisible();
  await waitUntilQuiet(page);
  const before = await hostSnapshot(page);
  await changeSettings(page, {studioSorting: true});
  await choose(page, 'Score');
  await expect(grid(page)).toBeHidden();
  await choose(page, 'Default');
  await expect(grid(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await choose(page, 'Popularity');
  await expect(grid(page)).toBeHidden();
  await changeSettings(page, {studioSorting: false});
  await expect(ours(page)).toHaveCount(0);
  await expect.poll(() => hostSnapshot(page)).toEqual(before);
});

test('[studioSorting] turns off if the site sorts works itself', async ({open}) => {
  const page = await open(`${path}?native=studioSort`, {as: 'member'});
  await expect(page.locator('.studio > .header .selects .el-select')).toBeVisible();
  await waitUntilQuiet(page);
  await expect(ours(page).or(controls(page))).toHaveCount(0);
  await expect(grid(page)).toBeVisible();
});

test(
  '[studioSorting] shows its select at the end of the line of the name, like the site',
  {tag: '@text'},
  async ({open}) => {
    const page = await open(path);
    const select = await controls(page).getByLabel('Sort order').boundingBox();
    const header = await page.locator('.studio > .header').boundingBox();
    const name = await page.locator('.studio > .header h1').boundingBox();
    const middle = ({y, height}: {y: number; height: number}) => y + height / 2;
    if (!select || !header || !name) throw new Error('not shown');
    expect(Math.abs(middle(select) - middle(name))).toBeLessThan(4);
    // The container's padding is 50 px.
    expect(Math.round(header.x + header.width - 50 - select.x - select.width)).toBe(0);
  },
);
