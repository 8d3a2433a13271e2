import type {Page} from '@playwright/test';
import {gzipSync} from 'node:zlib';

import {queryAs, type QueryApi, tokenOf} from './api';
import type {StandIn} from './server';

/** The tag of the low-bandwidth feed. */
export const termsTag = 'am-terms-feed';
/** Signed in, with the feed switched on. */
export const withFeed = {as: 'member', token: true, settings: {termsFeed: true}} as const;

/** The feed. */
export const feed = (page: Page) => page.locator(termsTag);
/** The entries of the page of the feed. */
export const entries = (page: Page) => feed(page).getByRole('article');
/** The anime at the side. */
export const watched = (page: Page) => feed(page).locator('aside').getByRole('listitem');

/** The API as queried by the signed-in user. */
export async function asMember(standIn: StandIn): Promise<QueryApi> {
  const token = await tokenOf(standIn, 'member');
  return queryAs(standIn, token);
}

/** Ids of the activities that the user gets for these arguments. */
export async function activityIds(standIn: StandIn, args: string, page = 1): Promise<number[]> {
  const ask = await asMember(standIn);
  const {Page} = await ask<{Page: {activities: {id: number}[]}}>(
    `{ Page(page: ${page}, perPage: 25) { activities(${args}, sort: [ID_DESC]) {
      ... on ListActivity { id } ... on TextActivity { id } ... on MessageActivity { id } } } }`,
  );
  return Page.activities.map(({id}) => id);
}

/** Ids in the links of the times of the entries, once there are as many as expected. */
export const shownIds = (page: Page) =>
  entries(page)
    .locator('header > a:last-child')
    .evaluateAll(links => links.map(link => Number(link.getAttribute('href')?.split('/').at(-1))));

/**
 * Counts the data that a page receives from now on: the bodies, compressed like a compressing server would do; the
 * stand-in does not. Resolves to kB so far.
 */
export function countReceived(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', response => {
    const url = response.url();
    // Without the tests' own requests to the stand-in, and the site's fonts, which the browser caches. A preflight has
    // no body.
    if (!url.startsWith('https:') || url.includes('/__standin/') || response.request().resourceType() === 'font')
      return;
    sizes.push(
      response.body().then(
        body => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}
