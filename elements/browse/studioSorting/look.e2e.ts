import {violations} from '#e2e/support/axe';
import {changeSettings, changeStandaloneSetting} from '#e2e/support/page';
import {cards, choose, controls, ours, path, readAll, tag, worksOf} from '#e2e/support/studioWorks';
import {expect, test} from '#e2e/support/test';

test(
  '[studioSorting] shows four views with at most 80 cards in the page, and keeps the one with the focus',
  {tag: '@text'},
  async ({open}) => {
    const page = await open(path);
    await choose(page, 'Popularity');
    await expect(ours(page)).toContainText('AniList has more');
    for (const view of ['Big list', 'Cards', 'Compact list', 'Compact']) {
      await controls(page).getByLabel('View').selectOption(view);
      const {most} = await readAll(page);
      expect(most, view).toBeLessThanOrEqual(80);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await violations(page, tag)).toEqual([]);
    }
    await cards(page).first().getByRole('link').focus();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(cards(page).last()).toHaveAttribute('aria-posinset', /^\d{2,}$/);
    await expect(cards(page).first().getByRole('link')).toBeFocused();
  },
);

test(
  '[studioSorting] shows own titles, blurs covers in safe-for-work mode, and shows guests nothing for adults',
  {tag: '@core'},
  async ({open, standIn}) => {
    const all = await worksOf(standIn, 36);
    const adults = all.filter(({isAdult}) => isAdult);
    expect(adults.length).toBeGreaterThan(0);
    const page = await open('/studio/36');
    await choose(page, 'Popularity');
    await expect(cards(page).first()).toHaveAttribute('aria-setsize', String(all.length - adults.length));
    const href = await cards(page).first().getByRole('link').getAttribute('href');
    const id = /\d+/.exec(href ?? '')?.[0];
    await changeStandaloneSetting(page, 'titleAliases', [[`/anime/${id}/`, 'A name of mine']]);
    await expect(cards(page).first().getByRole('link')).toHaveText('A name of mine');
    await changeSettings(page, {SFWmode: true});
    await expect(cards(page).first().locator('img')).toHaveClass('ui-blurred');
  },
);
