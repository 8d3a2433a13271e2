import type {Page} from '@playwright/test';

import {answeredLate, faultKinds} from '../support/faultKinds';
import {everythingVisible} from '../support/features';
import {waitUntilQuiet} from '../support/page';
import {post} from '../support/posting';
import {siteUrl} from '../support/server';
import {expect, test} from '../support/test';

/** Sentences of ours about something unavailable; never a text of the API or of the browser. */
const stated =
  /We couldn't|AniList (?:has a problem|didn't|is limiting|accepts requests again)|AniList's API is|[Ss]ign-in|No preview/;

/** The text for any answer that isn't AniList's, whatever it is instead. */
const unusable = /AniList didn't send a usable answer\. Try again later\.|No preview/;
const unusableKinds: ReadonlySet<string> = new Set([
  ...['wrong-shape', 'truncated', 'null-data', 'null-roots', 'no-roots', 'page', 'challenge'],
]);

/** Waits until nothing of ours is loading; the page must still be rendered. */
async function settled(page: Page) {
  await waitUntilQuiet(page);
  for (const word of ['Loading…', /^Loading/])
    await expect(page.getByRole('status', {name: word}).or(page.getByLabel(word))).toHaveCount(0);
  await expect(page.locator('.page-content > *')).toHaveCount(1);
}

async function home(page: Page, comes: boolean, said: RegExp) {
  const card = page.locator('am-embed-hentai').first();
  await expect(card).toContainText(comes ? /%|Adult|episodes|chapters/i : said);
  // The site's own list is visible again if ours has nothing to show.
  await expect(page.locator('.list-preview-wrap').first()).toBeVisible({visible: !comes});
  await page.locator('am-activity-likes button').first().hover();
  await expect(page.getByRole('tooltip')).toHaveText(comes ? /\w/ : said);
  // The answer has arrived, since the page has settled; without one there is no mark, which would be noise.
  await settled(page);
  await expect(page.locator('am-better-review-ratings').first()).toHaveText(comes ? /^\/\d/ : '');
}

async function notifications(page: Page, comes: boolean) {
  const rows = page.locator('am-notifications li');
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
  await expect(rows.locator('.preview.empty')).toHaveCount(0);
  if (comes) await expect(rows.locator('.preview').first()).toBeVisible();
  else await expect(rows.locator('.previews .ui-note').first()).toHaveText(/No preview|deleted activity|…/);
  await expect(page.getByRole('button', {name: "Show AniList's list"})).toBeVisible();
}

async function activity(page: Page, comes: boolean, said: RegExp) {
  await expect(page.locator('am-activity-links-arrows')).toContainText(comes ? '→' : /→|the links/i);
  await page.locator('am-show-markdown-button button').click();
  await expect(page.locator('am-show-markdown-text')).toContainText(comes ? `${siteUrl}/anime/` : said);
}

const ids = ['betterListPreview', 'betterReviewRatings', 'embedHentai', 'likeNames', 'notifications', 'activityLinks'];

/** One kind of each class is part of every run, and the rest of the nightly ones. */
const classes: readonly string[] = ['500', 'invalid-token', 'latency', 'wrong-shape', 'null-data'];
const tagOf = (kind: string) => (classes.includes(kind) ? [] : '@nightly');

// A 404 isn't a failure of the API; and if everything were missing, finding that out would take more requests than a
// minute allows.
for (const kind of faultKinds.filter(each => each !== '404'))
  test(
    `${[...ids, 'showMarkdown'].map(id => `[${id}]`).join('')} cope with an API that answers with ${kind}`,
    {tag: tagOf(kind)},
    async ({open, standIn, expectedReports, ids: {animeAdult}}) => {
      expectedReports.push(/the list preview failed: /);
      const comes = answeredLate.has(kind);
      const about = await post(standIn, `${siteUrl}/anime/${animeAdult}/`);
      for (const [path, holds] of [
        ['/home', home],
        ['/notifications', notifications],
        [`/activity/${about}`, activity],
      ] as const) {
        await standIn.control('faults?clear');
        await standIn.control(`faults?operation=*&kind=${kind}&ms=700`);
        const page = await open(path, {as: 'member', token: true, settings: everythingVisible()});
        await holds(page, comes, unusableKinds.has(kind) ? unusable : stated);
        await settled(page);
        await page.context().close();
      }
    },
  );
