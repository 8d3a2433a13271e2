import {queryApi} from '#e2e/support/api';
import {allSwitches} from '#e2e/support/features';
import {apiCalls} from '#e2e/support/find';
import {navigate, waitUntilQuiet} from '#e2e/support/page';
import {post} from '#e2e/support/posting';
import {siteUrl} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const card = 'am-embed-hentai';

interface Adult {
  id: number;
  title: {romaji: string};
}

test(
  '[embedHentai] shows cards for age-restricted media only, with one request for all of them',
  {tag: ['@core', '@text']},
  async ({open, standIn, ids}) => {
    const {Page} = await queryApi<{Page: {media: Adult[]}}>(
      standIn,
      '{ Page(perPage: 3) { media(isAdult: true, type: MANGA, sort: POPULARITY_DESC) { id title { romaji } } } }',
    );
    const [manga] = Page.media;
    if (!manga) throw new Error('the seed has no age-restricted manga');
    const links = [
      `${siteUrl}/anime/${ids.animeAdult}/`,
      `${siteUrl}/manga/${manga.id}/`,
      `${siteUrl}/anime/${ids.anime}/`,
    ];
    const path = `/activity/${await post(standIn, links.join('\n\n'))}`;
    const page = await open(path, {as: 'member', width: 400, settings: {...allSwitches(false), embedHentai: true}});
    const cards = page.locator(card).getByRole('link');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toHaveAttribute('href', new RegExp(`^/anime/${ids.animeAdult}/`));
    await expect(cards.last()).toContainText(manga.title.romaji);
    await waitUntilQuiet(page);
    expect(await apiCalls(standIn)).toHaveLength(1);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await navigate(page, '/reviews');
    await navigate(page, path);
    await expect(cards).toHaveCount(2);
    expect(await apiCalls(standIn)).toHaveLength(1);
    // A user who hides age-restricted media is redirected to /404; a guest is not.
    const guest = await open(path, {settings: {...allSwitches(false), embedHentai: true}});
    await guest.locator(card).getByRole('link').first().click();
    await expect(guest).toHaveURL(new RegExp(`/anime/${ids.animeAdult}/`));
  },
);
