import type {Locator, Page} from '@playwright/test';
import {personal, tabs} from '../support/questions';
import {expect, test} from '../support/test';

const on = {as: 'member', token: true, settings: {replaceNativeTags: true, moreStats: true}} as const;
const ours = (page: Page) => page.locator('am-replace-native-tags');
const statsOf = (name: string, tab: string) => `/user/${name}/stats/${tab}`;

test(
  '[replaceNativeTags][moreStats] stand beside the links, whichever is shown',
  {tag: ['@core', '@text']},
  async ({open, ids}) => {
    const page = await open(statsOf(ids.other, 'anime/tags'), on);
    const boxOf = async (what: Locator) => (await what.boundingBox()) ?? {x: 0, y: 0};
    const links = await boxOf(page.locator('.filter-wrap'));
    const expectBeside = async (heading: Locator) => {
      await expect(heading).toBeVisible();
      expect((await boxOf(heading)).x).toBeGreaterThanOrEqual(links.x + 180);
      expect((await boxOf(heading)).y).toBeLessThan(links.y + 50);
    };
    await expectBeside(ours(page).getByRole('heading', {name: 'Anime Tags'}));
    await tabs(page).getByRole('button', {name: 'Genres & Tags'}).click();
    await expectBeside(personal(page).getByRole('heading', {name: 'Genres & Tags', exact: true}));
  },
);
