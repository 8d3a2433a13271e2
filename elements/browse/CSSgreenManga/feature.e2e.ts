import {expect, test} from '#e2e/support/test';
import {changeSettings} from '#e2e/support/page';

const title = '.activity-manga_list .details .status .title';
const anime = '.activity-anime_list .details .status .title';

for (const [theme, green] of [
  ['default', 'rgb(56, 126, 26)'],
  ['contrast', 'rgb(56, 126, 26)'],
  ['dark', 'rgb(123, 213, 85)'],
] as const)
  test(
    `[CSSgreenManga] shows manga titles in green in the ${theme} theme, only while it is on`,
    {tag: theme === 'dark' ? '@core' : []},
    async ({open}) => {
      const page = await open('/home', {as: 'member', theme});
      await expect(page.locator(title).first()).toHaveCSS('color', green);
      await expect(page.locator(anime).first()).not.toHaveCSS('color', green);
      await changeSettings(page, {CSSgreenManga: false});
      await expect(page.locator(title).first()).not.toHaveCSS('color', green);
      await changeSettings(page, {CSSgreenManga: true});
      await expect(page.locator(title).first()).toHaveCSS('color', green);
    },
  );

test('[CSSgreenManga] colours the titles of related manga on a media page', async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/${ids.slug}/`);
  const relation = page.locator(".media .relations .cover[href^='/manga/'] + .content .title").first();
  await expect(relation).toHaveCSS('color', 'rgb(56, 126, 26)');
});
