// Custom lists that a file uses and the user does not have.
import {button, chooseFile, fileWithList, importAll, ownStoredList, review, tools} from '#e2e/support/imports';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;
const path = '/settings/import';
const name = 'Brand new & "quoted"';

test(
  '[moreImports] makes the custom lists of a file when asked, and keeps those that are there',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const list = await ownStoredList(standIn, ids.user);
    const [first] = await list.entries();
    const mediaId = first?.mediaId ?? 0;
    const before = Object.keys(first?.customLists ?? {});
    expect(before.length).toBeGreaterThan(0);
    await list.keep();
    const page = await open(path, own);
    await chooseFile(page, /^Automail/, fileWithList(name, mediaId));
    await expect(review(page)).toContainText(
      `You don't have the custom list ${name}, so entries won't be added to it.`,
    );
    await button(page, 'Create this custom list').click();
    await expect(review(page).getByRole('status').filter({hasText: 'Created the custom list'})).toBeVisible();
    await expect(button(page, 'Create this custom list')).toHaveCount(0);
    await importAll(page);
    const [saved] = await list.entries();
    expect(saved?.customLists).toEqual({...Object.fromEntries(before.map(each => [each, false])), [name]: true});
  },
);

test('[moreImports] creates a custom list once AniList answers again, even on another page', async ({
  open,
  ids,
  standIn,
  expectedReports,
}) => {
  expectedReports.push(/failed/);
  const list = await ownStoredList(standIn, ids.user);
  const [first] = await list.entries();
  const page = await open(path, own);
  await chooseFile(page, /^Automail/, fileWithList(name, first?.mediaId ?? 0));
  await standIn.control('faults?operation=SaveCustomListNames&kind=500');
  await button(page, 'Create this custom list').click();
  await expect(tools(page).getByText(/^Not saved yet/)).toBeVisible();
  await page.goto('https://anilist.co/reviews');
  await standIn.control('faults?clear');
  await expect.poll(async () => Object.keys((await list.entries())[0]?.customLists ?? {})).toContain(name);
});
