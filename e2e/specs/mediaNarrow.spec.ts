import {findWatched} from '../support/find';
import {changeSettings, navigate} from '../support/page';
import {restyles} from '../support/restyles';
import {expect, test, type Ids} from '../support/test';

/** A tab on which the site shows neither tags nor links in a narrow window; the overview has both. */
const work = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/characters`;

restyles(
  [700, 400].flatMap(width => [
    {
      id: 'CSSmobileTags',
      path: work,
      selector: '.media .sidebar .tags',
      property: 'display',
      off: 'none',
      on: 'flex',
      width,
    },
    {
      id: 'CSSmobileTags',
      path: work,
      selector: '.media .sidebar .tag .rank',
      property: 'display',
      off: 'none',
      on: /block/,
      width,
    },
    {
      id: 'CSSmobileTags',
      path: work,
      selector: '.media .sidebar .tag .vote-dropdown',
      property: 'display',
      off: 'none',
      on: /block/,
      width,
    },
    {
      id: 'CSSmobileExternalLinks',
      path: work,
      selector: '.media .sidebar .external-links',
      property: 'display',
      off: 'none',
      on: 'block',
      width,
    },
  ]),
);

for (const [id, selector, title] of [
  ['CSSmobileTags', '.tags .tag', '[CSSmobileTags] shows the tags of a media page in a narrow window'],
  [
    'CSSmobileExternalLinks',
    '.external-links .external-link',
    '[CSSmobileExternalLinks] shows the external links of a media page in a narrow window',
  ],
] as const)
  test(title, {tag: '@core'}, async ({open, ids}) => {
    const page = await open(work(ids), {width: 400, settings: {[id]: true}});
    const first = page.locator(`.media .sidebar ${selector}`).first();
    await expect(first).toBeVisible();
    await changeSettings(page, {[id]: false});
    await expect(first).toBeHidden();
  });

test('[CSSmobileTags][CSSmobileExternalLinks] leave the overview of a narrow window to the site', async ({
  open,
  ids,
}) => {
  const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {width: 400});
  for (const block of ['.tags', '.external-links']) {
    await expect(page.locator(`.media .overview ${block}`)).toBeVisible();
    await expect(page.locator(`.media .sidebar ${block}`)).toBeHidden();
  }
});

test(
  '[entryScore] is in one line at 400 px while AniList asks us to wait, and as tall as with the entry',
  {tag: '@text'},
  async ({open, ids, standIn}) => {
    const {mediaId} = await findWatched(standIn, ids.user);
    const page = await open(`/anime/${mediaId}/`, {as: 'member', token: true, width: 400});
    const box = page.locator('am-entry-score .box');
    const height = async () => (await box.boundingBox())?.height;
    await expect(box.locator('output').first()).toHaveText(/\d/);
    const known = await height();
    await standIn.control('faults?operation=OwnEntry&kind=429');
    await page.reload();
    await expect(box.locator('.ui-note')).toHaveText('Waiting for AniList…');
    expect(await height()).toBe(known);
  },
);

test(
  '[entryScore] appears at 400 px without moving anything, although the picture of the cover has not loaded',
  {tag: ['@core', '@text']},
  async ({open, ids, standIn}) => {
    const {mediaId} = await findWatched(standIn, ids.user);
    // What other extensions put below the cover takes the room beside which the row stands.
    const page = await open('/terms?foreign=', {as: 'member', token: true, width: 400});
    await page.route(/cover/, () => undefined);
    await navigate(page, `/anime/${mediaId}/`);
    const places = [page.locator('.media .header .content h1'), page.locator('.media .header .actions .list')];
    const tops = () => Promise.all(places.map(async place => (await place.boundingBox())?.y));
    await expect(page.locator('am-entry-score output').first()).toBeVisible();
    const withRow = await tops();
    await page.locator('am-entry-score').evaluate(node => node.style.setProperty('display', 'none'));
    expect(await tops()).toEqual(withRow);
  },
);
