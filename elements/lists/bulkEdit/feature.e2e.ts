// Entries that are edited together: selection, form, review, and what AniList has afterwards.
import {
  bar,
  box,
  bulkSettings,
  editJob,
  entriesOf,
  openTable,
  press,
  review,
  selectAll,
  showTable,
  switchOn,
  table,
} from '#e2e/support/bulkEdit';
import {apiCalls} from '#e2e/support/find';
import {ownStoredList} from '#e2e/support/imports';
import {waitUntilQuiet} from '#e2e/support/page';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true, settings: bulkSettings} as const;
const selected = (count: number) => new RegExp(`^${count} `);

test(
  '[bulkEdit] changes status, custom lists and private of selected entries, and puts all of it back',
  {tag: ['@core', '@journey']},
  async ({open, ids, standIn}) => {
    const list = await ownStoredList(standIn, ids.user);
    await list.keep((await list.entries()).slice(0, 8).map(({mediaId}) => mediaId));
    const before = await entriesOf(list);
    const page = await open(`/user/${ids.user}/animelist`, own);
    await openTable(page);
    await box(page, 0).click();
    await box(page, 2).click({modifiers: ['Shift']});
    await expect(bar(page).getByRole('status')).toHaveText(selected(3));
    await press(page, 'Edit…');
    await switchOn(page, 'Status', 'Custom lists', 'Private');
    await bar(page).getByRole('combobox', {name: 'Status'}).selectOption('PAUSED');
    const lists = bar(page).getByRole('group', {name: 'Custom lists'}).getByRole('combobox');
    const name = (await lists.first().getAttribute('aria-label')) ?? '';
    await lists.first().selectOption('in');
    await review(page, 3);
    await expect(bar(page).getByRole('row').nth(1)).toContainText(/status .*→ status Paused.*private yes/);
    await press(page, /^Change 3/);
    await expect(editJob(page)).toContainText(/\b3 of 3\b/, {timeout: 20_000});
    const after = await entriesOf(list);
    const changed = Object.values(after).filter(
      ({mediaId}) => JSON.stringify(after[mediaId]) !== JSON.stringify(before[mediaId]),
    );
    expect(changed).toHaveLength(3);
    for (const {mediaId, status, private: isPrivate, customLists, ...others} of changed) {
      expect([status, isPrivate, customLists?.[name]]).toEqual(['PAUSED', true, true]);
      expect(before[mediaId]).toMatchObject(others);
    }
    await expect(table(page).locator(`[data-media="${changed[0]?.mediaId}"]`)).toContainText('Paused');
    await press(page, 'Undo…');
    await press(page, 'Undo bulk edit');
    await expect(editJob(page)).toContainText('undone', {timeout: 20_000});
    expect(await entriesOf(list)).toEqual(before);
    await press(page, 'Dismiss');
    await expect(editJob(page)).toHaveCount(0);
  },
);

test('[bulkEdit] deletes entries after a question, and creates them again with all their values', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const some = (await list.entries()).slice(0, 4);
  await list.keep(some.map(({mediaId}) => mediaId));
  const [first = 0, second = 0] = some.map(({mediaId}) => mediaId);
  await list.save(
    `mediaId: ${first}, private: true, notes: "Mine &#128512;", repeat: 2, priority: 3, advancedScores: [50, 60], startedAt: {year: 2019}`,
  );
  await list.save(`mediaId: ${second}, status: COMPLETED, completedAt: {year: 2020, month: 2, day: 3}`);
  const before = await entriesOf(list);
  const page = await open(`/user/${ids.user}/animelist`, own);
  await openTable(page);
  await selectAll(page);
  await press(page, 'Edit…');
  await switchOn(page, 'Remove from my list');
  await review(page, 4);
  await press(page, /^Remove 4/);
  await press(page, 'Remove');
  await expect(editJob(page)).toContainText(/\b4 of 4\b/, {timeout: 20_000});
  expect(await list.entries()).toEqual([]);
  await expect(table(page).getByRole('checkbox')).toHaveCount(0);
  await press(page, 'Undo…');
  await press(page, 'Undo bulk edit');
  await expect(editJob(page)).toContainText('undone', {timeout: 20_000});
  expect(await entriesOf(list)).toEqual(before);
});

test('[bulkEdit] changes only the favorites that differ, each in a call of its own', async ({open, ids, standIn}) => {
  const list = await ownStoredList(standIn, ids.user);
  const some = (await list.entries()).slice(0, 3);
  await list.keep(some.map(({mediaId}) => mediaId));
  const page = await open(`/user/${ids.user}/animelist`, own);
  await openTable(page);
  const edit = async () => {
    await selectAll(page);
    await press(page, 'Edit…');
    await switchOn(page, 'Favorite');
    await review(page, 3);
    await press(page, /^Change 3/);
    await expect(editJob(page)).toContainText(/\b3 of 3\b/, {timeout: 20_000});
    return (await apiCalls(standIn)).filter(({operation}) => operation === 'ToggleFavourite').length;
  };
  const count = await edit();
  expect(count).toBeGreaterThan(0);
  await press(page, 'Dismiss');
  // All of them are favorites now.
  expect(await edit()).toBe(count);
});

test('[bulkEdit] works with the keyboard alone', async ({open, ids, standIn}) => {
  const list = await ownStoredList(standIn, ids.user);
  const some = (await list.entries()).slice(0, 5);
  await list.keep(some.map(({mediaId}) => mediaId));
  const page = await open(`/user/${ids.user}/animelist`, own);
  await openTable(page);
  await box(page, 0).focus();
  await page.keyboard.press('Space');
  await expect(bar(page).getByRole('status')).toHaveText(selected(1));
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page).getByRole('status')).toHaveText(selected(2));
  await page.keyboard.press('Control+A');
  await expect(bar(page).getByRole('status')).toHaveText(selected(5));
  const tabTo = async (name: string | RegExp, role: 'button' | 'checkbox') => {
    const wanted = bar(page).getByRole(role, typeof name === 'string' ? {name, exact: true} : {name});
    const isFocused = (node: Element) => {
      const root = node.getRootNode();
      return root instanceof ShadowRoot && root.activeElement === node;
    };
    for (let left = 60; left > 0; left -= 1) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate(isFocused)) return;
    }
    throw new Error(`Tab doesn't lead to ${name}`);
  };
  await tabTo('Edit…', 'button');
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('heading')).toBeFocused();
  await expect(bar(page).getByRole('checkbox').first()).toBeVisible();
  await tabTo('Notes', 'checkbox');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('#keys');
  await tabTo('Review', 'button');
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('table').getByRole('checkbox')).toHaveCount(5);
  await tabTo(/^Change 5/, 'button');
  await page.keyboard.press('Enter');
  await expect(editJob(page)).toContainText(/\b5 of 5\b/, {timeout: 20_000});
  expect((await list.entries()).map(({notes}) => notes?.slice(-5))).toEqual(some.map(() => '#keys'));
});

test('[bulkEdit] offers nothing on lists of others and to guests', async ({open, ids}) => {
  const other = await open(`/user/${ids.other}/animelist`, own);
  await showTable(other);
  await waitUntilQuiet(other);
  await expect(table(other).getByRole('checkbox')).toHaveCount(0);
  const guest = await open(`/user/${ids.other}/animelist`, {settings: bulkSettings});
  await showTable(guest);
  await waitUntilQuiet(guest);
  await expect(table(guest).getByRole('checkbox')).toHaveCount(0);
});
