import {queryAs, tokenOf} from '#e2e/support/api';
import {navigate} from '#e2e/support/page';
import {listedTexts} from '#e2e/support/listed';
import {
  customEntries,
  entriesOf,
  expectRows,
  hours,
  showStats,
  started,
  tableOf,
  tagsIn,
  type Counted,
} from '#e2e/support/personal';
import {personal, statsOf} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;
const title = 'Custom Anime Tags';
test('[moreStats] lists the custom tags and custom lists of a user, and some regular tags', async ({
  open,
  ids,
  standIn,
}) => {
  const seen = started(await entriesOf(standIn, ids.other, 'ANIME'));
  const page = await open(statsOf(ids.other), on);
  await showStats(page);
  const rows = await expectRows(page, title, customEntries(seen), hours);
  const tags = seen.flatMap(({notes}) => tagsIn(notes));
  expect(tags.length).toBeGreaterThan(0);
  const regular = ['Shounen', 'Shoujo', 'Josei', 'Seinen'].filter(name => customEntries(seen)(name).length);
  const expected = new Set([...tags, ...seen.flatMap(({custom}) => custom), ...regular]);
  expect(rows.map(([name]) => name).toSorted()).toEqual([...expected].toSorted());
});

test('[moreStats] joins the words of a custom tag unless its note is strict, and does not read an apostrophe as a tag', async ({
  open,
  ids,
  standIn,
}) => {
  const token = await tokenOf(standIn, 'member');
  const [one, other, last] = started(await entriesOf(standIn, ids.user, 'ANIME'));
  const note = (entry: Counted | undefined, notes: string) =>
    queryAs(standIn, token)(
      'mutation ($id: Int, $notes: String) { SaveMediaListEntry(mediaId: $id, notes: $notes) { id } }',
      {
        id: entry?.mediaId,
        notes,
      },
    );
  await note(one, '#rainy\\ day and #<b>bold</b>');
  await note(other, '##STRICT #rainy\\ day');
  await note(last, 'don #039;t');
  const page = await open(statsOf(ids.user), on);
  await showStats(page);
  await expect(tableOf(page, title).getByRole('cell', {name: '#rainy day', exact: true})).toBeVisible();
  const names = await listedTexts(tableOf(page, title).locator('.ui-group-name'));
  expect(names.filter(name => /rainy|bold|039/.test(name)).toSorted()).toEqual([
    '#<b>bold</b>',
    '#rainy',
    '#rainy day',
  ]);
});

test('[moreStats] adds and removes regular tags, as AniList writes them, from the next visit on', async ({
  open,
  ids,
  standIn,
}) => {
  const seen = started(await entriesOf(standIn, ids.other, 'ANIME'));
  const [tag = ''] = seen
    .flatMap(({media}) => media.tags.map(({name}) => name))
    .filter(name => /^[A-Z][a-z]+$/.test(name) && name !== 'Shounen' && name !== 'Seinen');
  const page = await open(statsOf(ids.other), on);
  await showStats(page);
  const link = (name: string) => tableOf(page, title).getByRole('link', {name, exact: true});
  await expect(link('Shounen')).toBeVisible();
  await personal(page).getByText('Included regular tags (applies after reload)').click();
  const field = personal(page).getByLabel('Add a regular tag');
  await field.fill('  ');
  await field.press('Enter');
  await field.fill('No such tag');
  await field.press('Enter');
  await expect(personal(page).getByRole('alert')).toHaveText(/"No such tag"/);
  await field.fill(tag.toLowerCase());
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await personal(page).getByRole('button', {name: 'Remove Shounen'}).click();
  const chips = personal(page).locator('.regular-tags li');
  await expect(chips).toContainText(['Shoujo', 'Josei', 'Seinen', tag]);
  await expect(link(tag)).toHaveCount(0);
  await expect(link('Shounen')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('regularTagsCustom Anime Tags')))
    .toBe(JSON.stringify(['Shoujo', 'Josei', 'Seinen', tag]));
  await navigate(page, '/home');
  await navigate(page, statsOf(ids.other));
  await showStats(page);
  await expect(link(tag)).toHaveAttribute('href', `/search/anime?includedTags=${tag}&onList=true`);
  await expect(link('Shounen')).toHaveCount(0);
});
