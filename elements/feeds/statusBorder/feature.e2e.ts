import {saveEntry} from '#e2e/support/progress';
import {expect, test} from '#e2e/support/test';

/** Each status, with the feed's sentence for it and the colour of its border. */
const rows = [
  ['PLANNING', /^\s*Plans to watch/, 'rgb(247, 154, 99)'],
  ['CURRENT', /^\s*Watched/, 'rgb(61, 180, 242)'],
  ['PAUSED', /^\s*Paused/, 'rgb(252, 157, 214)'],
  ['DROPPED', /^\s*Dropped/, 'rgb(232, 93, 117)'],
  ['REPEATING', /^\s*Rewatched/, 'rgb(192, 99, 255)'],
  ['COMPLETED', /^\s*Completed/, 'rgb(123, 213, 85)'],
] as const;

test('[statusBorder] colors list activities by their status', {tag: '@core'}, async ({open, standIn}) => {
  const mediaId = 20;
  let progress = 1;
  for (const [status] of rows) await saveEntry(standIn, {mediaId, progress: (progress += 1), status});
  const page = await open('/home', {as: 'member', settings: {statusBorder: true}});
  const entries = page.locator('.activity-feed > .activity-entry');
  const entry = (sentence: RegExp) =>
    entries
      .filter({has: page.locator('.status').filter({hasText: sentence})})
      .first()
      .locator('> .wrap');
  for (const [, sentence, colour] of rows) {
    await expect(entry(sentence)).toHaveCSS('border-right-width', '5px');
    await expect(entry(sentence)).toHaveCSS('border-right-color', colour);
  }
  const statuses = page.locator('.activity-feed > .activity-entry.activity-text > .wrap');
  await expect(statuses.first()).toHaveCSS('border-right-width', '0px');
});
