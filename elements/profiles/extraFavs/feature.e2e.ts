import {queryApi} from '#e2e/support/api';
import {profilePage} from '#e2e/support/paths';
import {waitUntilQuiet} from '#e2e/support/page';
import type {StandIn} from '#e2e/support/server';
import {expect, test} from '#e2e/support/test';

const wrap = '.user .overview .favourites-wrap';
const block = `${wrap}.anime`;
const ours = `${block} > am-extra-favs`;

/** The ids of a user's favorite anime beyond the first 25. */
async function furtherAnime(standIn: StandIn, name: string) {
  const {User} = await queryApi<{User: {favourites: {anime: {nodes: {id: number}[]}}}}>(
    standIn,
    'query ($name: String) { User(name: $name) { favourites { anime(page: 2, perPage: 25) { nodes { id } } } } }',
    {name},
  );
  return User.favourites.anime.nodes.map(({id}) => id);
}

test(
  '[extraFavs] shows the favorites beyond the 25 of the site once asked, in the order of their owner',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const expected = await furtherAnime(standIn, ids.other);
    expect(expected.length).toBeGreaterThan(0);
    let asked = 0;
    const page = await open(profilePage(ids), {
      settings: {extraFavs: true},
      beforeLoad: async each =>
        void each.on('request', request => {
          if (request.postData()?.includes('ExtraFavourites')) asked += 1;
        }),
    });
    const button = page.locator(ours).getByRole('button', {name: 'Show more'});
    await expect(button).toBeVisible();
    await waitUntilQuiet(page);
    // Fewer than 25.
    await expect(page.locator(`${wrap}.studios > am-extra-favs`)).toHaveCount(0);
    expect(asked).toBe(0);
    await button.click();
    const links = page.locator(ours).getByRole('region', {name: 'More favorite anime'}).getByRole('link');
    await expect(links).toHaveCount(expected.length);
    const found = await links.evaluateAll(all =>
      all.map(link => Number(/\/anime\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1])),
    );
    expect(found).toEqual(expected);
    expect(asked).toBe(1);
    await expect(button).toHaveCount(0);
    await page.locator(ours).getByRole('button', {name: 'Show less'}).click();
    await expect(links).toHaveCount(0);
    await expect(button).toBeVisible();
    await button.click();
    await expect(links).toHaveCount(expected.length);
    expect(asked).toBe(1);
  },
);

test('[extraFavs] requests the next 25 when the box is scrolled to its end, and stops at 100', async ({open, ids}) => {
  const pages: number[] = [];
  const page = await open(profilePage(ids), {
    settings: {extraFavs: true},
    beforeLoad: each =>
      each.route('https://graphql.anilist.co/**', async (route, request) => {
        const sent = JSON.parse(request.postData() ?? '{}') as {operationName?: string; variables?: {page: number}};
        if (sent.operationName !== 'ExtraFavourites') return route.fallback();
        const number = sent.variables?.page ?? 0;
        pages.push(number);
        const nodes = Array.from({length: 25}, (_, index) => ({
          __typename: 'Media',
          id: 1000 * number + index,
          type: 'ANIME',
          title: {__typename: 'MediaTitle', romaji: `Title ${number}-${index}`, native: null, english: null},
          format: 'TV',
          startDate: {__typename: 'FuzzyDate', year: 2001},
          coverImage: {__typename: 'MediaCoverImage', large: null},
        }));
        const anime = {
          __typename: 'MediaConnection',
          pageInfo: {__typename: 'PageInfo', hasNextPage: true},
          nodes,
        };
        const body = {data: {User: {__typename: 'User', id: 7, favourites: {__typename: 'Favourites', anime}}}};
        const headers = {'access-control-allow-origin': 'https://anilist.co'};
        return route.fulfill({contentType: 'application/json', headers, body: JSON.stringify(body)});
      }),
  });
  await page.locator(ours).getByRole('button', {name: 'Show more'}).click();
  const box = page.locator(ours).getByRole('region', {name: 'More favorite anime'});
  await expect(box.getByRole('link')).toHaveCount(25);
  await box.evaluate(node => node.scrollTo(0, node.scrollHeight));
  await expect(box.getByRole('link')).toHaveCount(50);
  await page.locator(ours).getByRole('button', {name: 'Show more'}).press('Enter');
  await expect(box.getByRole('link')).toHaveCount(75);
  await expect(page.locator(ours).getByText(/first 100 favorites/)).toBeFocused();
  await expect(box.getByRole('link', {name: 'Title 2-0', exact: true})).toHaveAttribute(
    'href',
    '/anime/2000/Title-2-0/',
  );
  expect(pages).toEqual([2, 3, 4]);
});
