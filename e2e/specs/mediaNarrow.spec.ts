import {changeSettings} from '../support/page';
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

test('[CSSmobileTags][CSSmobileExternalLinks] leave the overview unchanged in a narrow window', async ({open, ids}) => {
  const page = await open(`/anime/${ids.anime}/${ids.slug}/`, {width: 400});
  for (const block of ['.tags', '.external-links']) {
    await expect(page.locator(`.media .overview ${block}`)).toBeVisible();
    await expect(page.locator(`.media .sidebar ${block}`)).toBeHidden();
  }
});
