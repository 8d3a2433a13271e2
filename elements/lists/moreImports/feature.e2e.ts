// Lists as files: exporting, reviewing and importing, in each format.
import {gzipSync} from 'node:zlib';

import {
  button,
  chooseFile,
  exportFile,
  importAll,
  ownStoredList,
  review,
  row,
  savedMedia,
  tools,
} from '#e2e/support/imports';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;
const path = '/settings/import';

for (const type of ['ANIME', 'MANGA'] as const)
  test(`[moreImports] restores the same ${type.toLowerCase()} list after an export, a wipe and an import`, async ({
    open,
    ids,
    standIn,
  }) => {
    const list = await ownStoredList(standIn, ids.user, type);
    const all = await list.entries();
    await list.keep(all.slice(0, 25).map(({mediaId}) => mediaId));
    const [first, second] = all;
    const lists = Object.keys(first?.customLists ?? {});
    expect(lists.length).toBeGreaterThan(0);
    await list.save(
      `mediaId: ${first?.mediaId ?? 0}, status: REPEATING, scoreRaw: 73, progress: 2, repeat: 3, priority: 2, private: true, notes: "<b>&\\n\\"ü\\"", hiddenFromStatusLists: true, customLists: ["${lists[0] ?? ''}"], advancedScores: [50, 0, 20], startedAt: {year: 2020}, completedAt: {year: 2021, month: 2, day: 3}`,
    );
    await list.save(
      `mediaId: ${second?.mediaId ?? 0}, status: PAUSED, scoreRaw: 1, startedAt: {year: 1999, month: 12}`,
    );
    const before = await list.values();
    const page = await open(path, own);
    await tools(page).getByRole('combobox', {name: 'List'}).selectOption(type);
    const file = await exportFile(page, 'Automail (JSON)');
    expect(file.name).toBe(`AniList ${type.toLowerCase()} list of ${ids.user}.json`);
    expect(JSON.parse(file.text)).toMatchObject({version: '1.01', type, User: {name: ids.user}});
    await list.keep();
    await chooseFile(page, /^Automail/, file.text);
    await expect(tools(page).getByText('25 entries added, 0 changed, 0 unchanged.')).toBeVisible();
    expect((await savedMedia(standIn)).length, 'nothing is saved before it is confirmed').toBe(2);
    await importAll(page);
    await expect.poll(() => list.values()).toEqual(before);
  });

test('[moreImports] ticks and unticks only the rows that match the filter of the review', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  await list.keep((await list.entries()).slice(0, 8).map(({mediaId}) => mediaId));
  const page = await open(path, own);
  const file = await exportFile(page, 'Automail (JSON)');
  await list.keep();
  await chooseFile(page, /^Automail/, file.text);
  await expect(tools(page).getByText('8 entries added, 0 changed, 0 unchanged.')).toBeVisible();
  const boxes = review(page).getByRole('checkbox', {name: /^Import /});
  const titles = await boxes.evaluateAll(all => all.map(box => (box.getAttribute('aria-label') ?? '').slice(7)));
  expect(titles).toHaveLength(8);
  const title = titles.find(one => titles.filter(other => other.includes(one)).length === 1) ?? '';
  const filter = review(page).getByRole('searchbox', {name: 'Filter: Entries in the file'});
  await filter.fill(title);
  await button(page, 'Clear all shown').click();
  await expect(tools(page).getByText('7 entries added, 0 changed, 1 unchanged.')).toBeVisible();
  await filter.fill('');
  await button(page, 'Clear all shown').click();
  await filter.fill(title);
  await button(page, 'Select all shown').click();
  await expect(tools(page).getByText('1 entry added, 0 changed, 7 unchanged.')).toBeVisible();
});

test('[moreImports] reads its own export for MyAnimeList, also when compressed, and finds the media by their ids there', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const known = (await list.entries()).filter(({media}) => media?.idMal).slice(0, 12);
  await list.keep(known.map(({mediaId}) => mediaId));
  await list.save(
    `mediaId: ${known[0]?.mediaId ?? 0}, status: PAUSED, scoreRaw: 70, progress: 3, notes: "a < b & c", startedAt: {year: 2020, month: 4}`,
  );
  const carried = (values: Awaited<ReturnType<typeof list.values>>) =>
    values.map(({mediaId, status, scoreRaw, progress, repeat, notes}) => ({
      ...{mediaId, status, progress, repeat, notes: notes || null, score: Math.round(scoreRaw / 10)},
    }));
  const before = carried(await list.values());
  const page = await open(path, own);
  const closed = await exportFile(page, 'MyAnimeList (XML)');
  expect(closed.text).not.toContain('my_comments');
  await expect(tools(page).getByText(/\bnotes? (was|were) left out/)).toBeVisible();
  await tools(page)
    .getByRole('checkbox', {name: /^Include notes/})
    .check();
  await tools(page)
    .getByRole('checkbox', {name: /^Include private/})
    .check();
  const file = await exportFile(page, 'MyAnimeList (XML)');
  expect(file.name).toMatch(/\.xml$/);
  await list.keep(known.slice(0, 2).map(({mediaId}) => mediaId));
  await chooseFile(page, /^MyAnimeList/, gzipSync(file.text), 'list.xml.gz');
  await expect(tools(page).getByText('10 entries added, 0 changed, 2 unchanged.')).toBeVisible();
  await importAll(page);
  expect(carried(await list.values())).toEqual(before);
});

test('[moreImports] finds media from another site by title, and leaves doubtful ones unticked', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const titles = (await list.entries()).filter(({media}) => (media?.title.romaji?.length ?? 0) > 24);
  const [wanted, doubtful, right, odd, broken] = titles;
  const [title = '', half = '', rightTitle = '', oddTitle = '', brokenTitle = ''] = titles.map(
    ({media}) => media?.title.romaji ?? '',
  );
  await list.keep();
  const page = await open(path, own);
  const entry = (name: string, status: string, more: object = {}) => ({
    ...{name, status, rating: 3.5, times: 2, eps: 4},
    ...more,
  });
  const entries = [
    entry(title, 'watching'),
    entry(half.slice(0, 10), 'dropped'),
    entry('zzzz', 'watched'),
    entry(oddTitle, 'sleeping'),
    entry('Not for me', "won't watch"),
    entry(brokenTitle, 'watched', {rating: 77}),
  ];
  const about = {user: {name: ids.other}, export: {type: 'anime', date: '2020-01-01'}};
  await chooseFile(page, /^Anime-Planet/, JSON.stringify({...about, entries}));
  const tick = (name: string) => review(page).getByRole('checkbox', {name: `Import ${name}`, exact: true});
  await expect(tick(title)).toBeChecked();
  await expect(tick(half.slice(0, 10))).not.toBeChecked();
  await expect(tick('zzzz')).toBeDisabled();
  await expect(row(page, 'zzzz')).toContainText('Not found on AniList');
  const warning = `List for "${ids.other}" loaded, but currently signed in as "${ids.user}". Are you sure this is right?`;
  await expect(review(page).getByText(warning)).toBeVisible();
  await expect(review(page).getByText(/^This list is [\d,]+ days old\. Did you upload the right one\?$/)).toBeVisible();
  await review(page)
    .getByText(/^4 rows or values/)
    .click();
  const problems = [
    ['Status left out', oddTitle],
    ['Row left out', 'Not for me'],
    ['Score left out', brokenTitle],
    ['guess', oddTitle],
  ] as const;
  for (const [problem, name] of problems)
    await expect(review(page).getByRole('listitem').filter({hasText: problem})).toContainText(`1 row: ${name}`);
  // A guess is imported only if it is selected.
  await expect(row(page, oddTitle)).toContainText('guess');
  await expect(tick(oddTitle)).not.toBeChecked();
  await tick(oddTitle).check();
  // A wrong match, or none, is corrected by a search.
  await row(page, 'zzzz').getByRole('button', {name: 'Details of zzzz'}).click();
  await review(page).getByRole('searchbox', {name: 'Find the right title for zzzz'}).fill(rightTitle);
  await button(page, 'Search').click();
  await button(page, `Choose ${rightTitle}`).click();
  await expect(tick('zzzz')).toBeChecked();
  await importAll(page);
  const saved = await list.values();
  expect(
    saved.map(({mediaId, status, progress, repeat, scoreRaw}) => [mediaId, status, progress, repeat, scoreRaw]),
  ).toEqual(
    [
      [wanted?.mediaId, 'CURRENT', 4, 1, 70],
      // AniList fills in the progress of a completed entry.
      [right?.mediaId, 'COMPLETED', 25, 1, 70],
      // Only the unreadable value is left out.
      [odd?.mediaId, 'COMPLETED', 25, 1, 70],
      [broken?.mediaId, 'COMPLETED', 25, 1, 0],
    ].toSorted(([a], [b]) => Number(a) - Number(b)),
  );
  expect(saved.some(({mediaId}) => mediaId === doubtful?.mediaId)).toBe(false);
});
