import type {Page} from '@playwright/test';
import {changeSettings, changeStandaloneSetting, bringIntoView} from '#e2e/support/page';
import {answerElsewhere, pathOf} from '#e2e/support/requests';
import {expect, test, type Ids} from '#e2e/support/test';

const site = 'myanimelist.net';
const anime = ({anime: id, slug}: Ids) => `/anime/${id}/${slug}/`;
const recommendations = (page: Page) => page.locator('am-mal-recs');
const cards = (page: Page) => recommendations(page).getByRole('listitem');

/** Scrolls to the end of the overview, since on a page that still loads nothing is requested before that. */
const toEnd = (page: Page) => bringIntoView(page.locator('.media .overview > :last-child'));

test(
  '[MALrecs] shows five recommendations at the end of the overview, and blurs the covers in safe-for-work mode',
  {tag: '@core'},
  async ({open, ids}) => {
    const page = await open(anime(ids), {settings: {MALrecs: true}});
    await toEnd(page);
    await expect(cards(page)).toHaveCount(5);
    await expect(cards(page).first()).toHaveText(/\d+ recommendations?$/);
    await expect(recommendations(page).locator('img').first()).toBeAttached();
    await changeSettings(page, {SFWmode: true});
    await expect(recommendations(page).locator('img').first()).toHaveCSS('filter', 'blur(10px)');
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    const link = recommendations(page).locator('a[href^="/anime/"]').first();
    await test.step("with the user's own titles", async () => {
      const prefix = /^\/\w+\/\d+\//.exec((await link.getAttribute('href')) ?? '')?.[0];
      await changeStandaloneSetting(page, 'titleAliases', [[prefix, 'Of mine']]);
      await expect(link.locator('.name')).toHaveText('Of mine');
    });
    await test.step('which open without a reload', async () => {
      const path = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${path ?? ''}$`));
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'stayed') as unknown)).toBe(true);
    });
  },
);

test('[MALrecs] shows titles as text, and links only to media, if the page is hostile', async ({open, ids}) => {
  const page = await open(anime(ids), {
    settings: {MALrecs: true},
    beforeLoad: opened =>
      answerElsewhere(opened, site, route =>
        route.continue({url: pathOf(site).replace('**', 'anime/600004/_/userrecs')}),
      ),
  });
  await toEnd(page);
  await expect(cards(page)).toHaveCount(5);
  const links = await recommendations(page)
    .getByRole('link')
    .evaluateAll(nodes => nodes.map(node => node.getAttribute('href') ?? ''));
  expect(links.filter(link => !/^(?:https:\/\/myanimelist\.net)?\/anime\/\d+/.test(link))).toEqual([]);
  await expect.poll(() => page.title()).not.toContain('gotcha');
});
