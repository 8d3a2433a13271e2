import type {Page} from '@playwright/test';

import {expect, test, type Ids} from '../support/test';
import {findWatched} from '../support/find';
import {waitUntilQuiet} from '../support/page';
import type {StandIn} from '../support/server';
import {answeredLate} from '../support/faultKinds';
import {vaultToken} from '../support/vault';

interface Case {
  id: string;
  operation: string;
  path: (ids: Ids, standIn: StandIn) => string | Promise<string>;
  /** Expectations while the API fails: the site's page stays usable and nothing is half rendered. */
  failed: (page: Page, kind: string) => Promise<void>;
  /** Expectations when the answer arrives after all. */
  shown: (page: Page) => Promise<void>;
}

const cases: Case[] = [
  {
    id: 'characterFavouriteCount',
    operation: 'Character',
    path: ({character}) => `/character/${character}`,
    failed: async page => {
      await expect(page.locator('.character .favourite > .count')).toBeVisible();
      await expect(page.locator('am-character-favourite-count-header')).toHaveText('');
    },
    shown: page => expect(page.locator('am-character-favourite-count-header')).toHaveText(/,/),
  },
  {
    id: 'activityScores',
    operation: 'Page',
    path: () => '/home',
    failed: async page => {
      const line = page.locator('am-completed-score-feed').first();
      await expect(line).toBeAttached();
      // A mark after every line would be noise.
      await waitUntilQuiet(page);
      await expect(line).toHaveText('');
    },
    shown: page => expect(page.locator('am-completed-score-feed').filter({hasText: /\d/}).first()).toBeVisible(),
  },
  {
    id: 'entryScore',
    operation: 'Page',
    path: async ({user}, standIn) => `/anime/${(await findWatched(standIn, user)).mediaId}/`,
    failed: async (page, kind) => {
      const box = page.locator('am-entry-score');
      if (kind === '404') await expect(box.getByRole('group')).toHaveCount(0);
      else await expect(box).toContainText(/AniList(?:'s API)? (?:has|is|didn't)|Waiting/);
    },
    shown: page => expect(page.locator('am-entry-score output').first()).toHaveText(/\d/),
  },
];

/**
 * A failure, a pause, and a late answer; every other kind is tried on each component (`faults.test.tsx` in
 * test/elements).
 */
const kinds = ['500', '429', 'latency'] as const;

for (const {id, operation, path, failed, shown} of cases)
  for (const kind of kinds)
    test(
      `[${id}] copes with an API that answers with ${kind}`,
      {tag: kind === '500' && id === 'entryScore' ? '@core' : []},
      async ({open, ids, standIn}) => {
        const where = await path(ids, standIn);
        await standIn.control(`faults?operation=${operation}&kind=${kind}&ms=700`);
        const page = await open(where, {as: 'member', token: true});
        await expect(page.locator(`am-overlay`)).toHaveCount(1);
        if (answeredLate.has(kind)) await shown(page);
        else await failed(page, kind);
        await waitUntilQuiet(page);
        await expect(page.locator('#nav')).toBeVisible();
      },
    );

test('[entryScore] offers a retry after a failure, and shows the entry once the retry succeeds', async ({
  open,
  ids,
  standIn,
}) => {
  const where = `/anime/${(await findWatched(standIn, ids.user)).mediaId}/`;
  await standIn.control('faults?operation=Page&kind=500');
  const page = await open(where, {as: 'member', token: true});
  const again = page.locator('am-entry-score').getByRole('button', {name: 'Try again'});
  await expect(again).toBeVisible();
  await standIn.control('faults?clear');
  await again.click();
  await expect(page.locator('am-entry-score output').first()).toHaveText(/\d/);
});

test('[entryScore] stays signed in through an outage', async ({open, ids, standIn}) => {
  const where = `/anime/${(await findWatched(standIn, ids.user)).mediaId}/`;
  await standIn.control('faults?operation=*&kind=403');
  const page = await open(where, {as: 'member', token: true});
  await expect(page.locator('am-entry-score')).toContainText(/API/);
  await expect.poll(() => vaultToken(page)).toMatch(/^eyJ/);
});
