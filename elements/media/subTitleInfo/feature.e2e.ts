import {receivedQueries} from '#e2e/support/operations';
import {changeSettings, navigate, waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const below = 'am-sub-title-info';

test(
  '[subTitleInfo] shows basic data below the title, only while it is on, and requests nothing',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {settings: {subTitleInfo: true}});
    const fact = (name: string) => page.locator('.sidebar .data-set', {hasText: name}).first().locator('.value');
    const items = page.locator(below).getByRole('list', {name: 'Basic facts'}).getByRole('listitem');
    await expect(items.first()).toHaveText(await fact('Format').innerText());
    await expect(items.nth(1)).toHaveText(`${await fact('Episodes').innerText()} episodes`);
    await expect(page.locator(below)).toContainText(await fact('Status').innerText());
    await expect.poll(() => page.locator('h1').evaluate(node => node.nextElementSibling?.localName)).toBe(below);
    expect([...(await receivedQueries(standIn))]).toEqual([]);
    await navigate(page, `/manga/${ids.manga}/`);
    await expect(page.locator(below)).toContainText(/chapter|volume|Releasing|Manga/);
    await expect(page.locator(below)).not.toContainText('episodes');
    await changeSettings(page, {subTitleInfo: false});
    await expect(page.locator(below)).toHaveCount(0);
  },
);

test('[subTitleInfo] is not shown unless it is switched on', async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/`);
  await expect(page.locator('.sidebar .data-set').first()).toBeVisible();
  await waitUntilQuiet(page);
  await expect(page.locator(below)).toHaveCount(0);
});

test('[subTitleInfo] is as pale as the title in the dark theme, with a dot after each fact but the last', async ({
  open,
  ids,
}) => {
  const page = await open(`/anime/${ids.anime}/`, {settings: {subTitleInfo: true}, theme: 'dark'});
  const facts = page.locator(below).getByRole('listitem');
  await expect(facts.first()).toBeVisible();
  // Mixed colors are computed with channels from 0 to 1.
  const channels = (node: Element) => {
    const {color} = getComputedStyle(node);
    const scale = color.startsWith('color(') ? 255 : 1;
    return (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(channel => Math.round(Number(channel) * scale));
  };
  expect(await facts.first().evaluate(channels)).toEqual(await page.locator('.media h1').evaluate(channels));
  const dot = (index: number) => facts.nth(index).evaluate(node => getComputedStyle(node, '::after').content);
  expect([await dot(0), await dot(-1)]).toEqual(['""', 'none']);
});
