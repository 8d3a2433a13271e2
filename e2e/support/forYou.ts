import {expect, type Locator, type Page} from '@playwright/test';

import {queryApi} from './api';
import type {StandIn} from './server';

/** The accounts signed in to the site and the script. */
export const own = {as: 'member', token: true} as const;
/** The option "For You". */
export const option = (page: Page) => page.locator('am-interesting-recs-option').getByRole('button', {name: 'For You'});
/** Our element with the pairs. */
export const list = (page: Page) => page.locator('am-interesting-recs-pairs');
/** The pairs. */
export const cards = (page: Page) => list(page).getByRole('listitem');
/** The site's own recommendations. */
export const grid = (page: Page) => page.locator('.recommendations-wrap');
/** A thumb of a pair. */
export const thumb = (card: Locator, which: 'for' | 'against') =>
  card.getByRole('button', {name: `Vote ${which} this recommendation`});
/** The rating shown by a pair. */
export const rating = async (card: Locator) => Number(await card.locator('.rating').textContent());

/** Chooses "For You" and waits for the pairs. */
export async function openForYou(page: Page) {
  await option(page).click();
  await expect(cards(page).first()).toBeVisible();
}

interface Entry {
  score: number;
  media: {
    id: number;
    recommendations: {
      nodes: {id: number; rating: number; mediaRecommendation: {id: number; averageScore: number | null}}[];
    };
  };
}

/** The ids of both media of each pair that belongs under "For You", in its order, by a second, naive computation. */
export async function expectedPairs(standIn: StandIn, userName: string) {
  const listed = await queryApi<Record<'ANIME' | 'MANGA', {lists: {entries: {mediaId: number; status: string}[]}[]}>>(
    standIn,
    `query ($userName: String) {
      ANIME: MediaListCollection(userName: $userName, type: ANIME) { lists { entries { mediaId status } } }
      MANGA: MediaListCollection(userName: $userName, type: MANGA) { lists { entries { mediaId status } } }
    }`,
    {userName},
  );
  const statuses = new Map(
    [...listed.ANIME.lists, ...listed.MANGA.lists]
      .flatMap(({entries}) => entries)
      .map(({mediaId, status}) => [mediaId, status]),
  );
  const page = (number: number) =>
    queryApi<{Page: {mediaList: Entry[]}}>(
      standIn,
      `query ($userName: String) { Page(page: ${number}, perPage: 50) {
        mediaList(userName: $userName, status: COMPLETED, sort: SCORE_DESC) {
          score(format: POINT_100)
          media { id recommendations(sort: RATING_DESC, perPage: 10) { nodes { id rating mediaRecommendation { id averageScore } } } }
        }
      } }`,
      {userName},
    );
  const entries = [...(await page(1)).Page.mediaList, ...(await page(2)).Page.mediaList];
  const pairs = entries.flatMap(({score, media}) =>
    media.recommendations.nodes.map(({id, rating: votes, mediaRecommendation: {id: second, averageScore}}) => ({
      ...{id, votes, first: media.id, second},
      weight: (score + (averageScore ?? 41)) * (1 - 1 / (votes + 1)),
    })),
  );
  return pairs
    .filter(({votes, second}) => votes > 0 && ['PLANNING', undefined].includes(statuses.get(second)))
    .toSorted((a, b) => b.weight - a.weight || a.id - b.id)
    .map(({first, second}) => [first, second]);
}

/** The ids of the media in each card. */
export const idsIn = (page: Page) =>
  cards(page).evaluateAll(nodes =>
    nodes.map(node =>
      [...node.querySelectorAll('a')].map(link => Number(/\d+/.exec(link.getAttribute('href') ?? '')?.[0])),
    ),
  );
