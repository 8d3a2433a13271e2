// Lists as files: exporting, reviewing, importing, and taking an import back.
import {gzipSync} from 'node:zlib';

import {violations} from '../support/axe';
import {button, chooseFile, exportFile, importAll, job, ownStoredList, review, row, savedMedia, tools} from '../support/imports';
import {expect, test} from '../support/test';

const own = {as: 'member', token: true} as const;
const path = '/settings/import';

for (const type of ['ANIME', 'MANGA'] as const)
  test(`[moreImports] gives the same ${type.toLowerCase()} list after an export, a wipe and an import`, async ({
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
    await list.save(`mediaId: ${second?.mediaId ?? 0}, status: PAUSED, scoreRaw: 1, startedAt: {year: 1999, month: 12}`);
    const before = await list.values();
    const page = await open(path, own);
    await tools(page).getByRole('combobox', {name: 'List'}).selectOption(type);
    const file = await exportFile(page, 'Automail (JSON)');
    expect(file.name).toBe(`AniList ${type.toLowerCase()} list of ${ids.user}.json`);
    expect(JSON.parse(file.text)).toMatchObject({version: '1.01', type, User: {name: ids.user}});
    await list.keep();
    await chooseFile(page, /^Automail/, file.text);
    await expect(tools(page).getByText('25 entries are added, 0 changed, 0 left as they are.')).toBeVisible();
    expect((await savedMedia(standIn)).length, 'nothing is saved before it is confirmed').toBe(2);
    await importAll(page);
    expect(await list.values()).toEqual(before);
  });

test('[moreImports] reads what MyAnimeList gets from it, compressed too, and finds the media by their ids there', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const known = (await list.entries()).filter(({media}) => media?.idMal).slice(0, 12);
  await list.keep(known.map(({mediaId}) => mediaId));
  await list.save(`mediaId: ${known[0]?.mediaId ?? 0}, status: PAUSED, scoreRaw: 70, progress: 3, notes: "a < b & c", startedAt: {year: 2020, month: 4}`);
  const carried = (values: Awaited<ReturnType<typeof list.values>>) =>
    values.map(({mediaId, status, scoreRaw, progress, repeat, notes}) => ({
      ...{mediaId, status, progress, repeat, notes: notes || null, score: Math.round(scoreRaw / 10)},
    }));
  const before = carried(await list.values());
  const page = await open(path, own);
  const file = await exportFile(page, 'MyAnimeList (XML)');
  expect(file.name).toMatch(/\.xml$/);
  await list.keep(known.slice(0, 2).map(({mediaId}) => mediaId));
  await chooseFile(page, /^MyAnimeList/, gzipSync(file.text), 'list.xml.gz');
  await expect(tools(page).getByText('10 entries are added, 0 changed, 2 left as they are.')).toBeVisible();
  await importAll(page);
  expect(carried(await list.values())).toEqual(before);
});

test('[moreImports] finds the media of another site by their titles, and leaves doubtful ones unticked', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const wanted = (await list.entries()).find(({media}) => (media?.title.romaji?.length ?? 0) > 14);
  await list.keep();
  const title = wanted?.media?.title.romaji ?? '';
  const page = await open(path, own);
  const entry = (name: string, status: string, more: object = {}) => ({name, status, rating: 3.5, times: 2, eps: 4, ...more});
  const entries = [
    entry(title, 'watching'),
    entry(title.slice(0, -10), 'dropped'),
    entry('zzzz', 'watched'),
    entry('Odd', 'sleeping'),
    entry('Not for me', "won't watch"),
    entry('Broken', 'watched', {rating: 77}),
  ];
  const about = {user: {name: ids.other}, export: {type: 'anime', date: '2020-01-01'}};
  await chooseFile(page, /^Anime-Planet/, JSON.stringify({...about, entries}));
  await expect(row(page, title)).toHaveCount(1);
  await expect(
    review(page).getByText(`List for "${ids.other}" loaded, but currently signed in as "${ids.user}". Are you sure this is right?`),
  ).toBeVisible();
  await expect(review(page).getByText(/^This list is \d+ days old\. Did you upload the right one\?$/)).toBeVisible();
  await review(page).getByText('3 entries are left out').click();
  for (const left of ['Odd: Its status is unknown.', "Not for me: It's marked", 'Broken: A value is missing'])
    await expect(review(page).getByText(left)).toBeVisible();
  await expect(row(page, 'zzzz')).toContainText('Not found at AniList');
  await expect(row(page, title).getByRole('checkbox')).toBeChecked();
  await importAll(page);
  expect((await list.values()).map(({mediaId, status, progress, repeat}) => ({mediaId, status, progress, repeat}))).toEqual([
    {mediaId: wanted?.mediaId, status: 'CURRENT', progress: 4, repeat: 1},
  ]);
});

test('[moreImports] changes entries that are on the list only when overwriting, and takes everything back', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const all = (await list.entries()).slice(0, 8);
  await list.keep(all.map(({mediaId}) => mediaId));
  const page = await open(path, own);
  const file = await exportFile(page, 'Automail (JSON)');
  await list.keep(all.slice(0, 6).map(({mediaId}) => mediaId));
  for (const {mediaId} of all.slice(0, 3)) await list.save(`mediaId: ${mediaId}, scoreRaw: 11, notes: "mine"`);
  const before = await list.values();
  await chooseFile(page, /^Automail/, file.text);
  await expect(tools(page).getByText('2 entries are added, 0 changed, 6 left as they are.')).toBeVisible();
  await tools(page).getByRole('checkbox', {name: 'Overwrite entries that are already on my list'}).check();
  await expect(tools(page).getByText('2 entries are added, 3 changed, 3 left as they are.')).toBeVisible();
  expect(await violations(page, 'am-more-imports')).toEqual([]);
  await importAll(page);
  expect((await list.values()).filter(({notes}) => notes === 'mine')).toEqual([]);
  // What the person changes afterwards stays.
  await list.save(`mediaId: ${all[1]?.mediaId ?? 0}, scoreRaw: 42`);
  await button(page, 'Take it back…').click();
  await button(page, 'Take the import back').click();
  await expect(job(page)).toContainText('The import was taken back.', {timeout: 20_000});
  await expect(job(page)).toContainText('It was changed after the import, so it stays as it is.');
  const after = await list.values();
  const others = (values: typeof after) => values.filter(({mediaId}) => mediaId !== all[1]?.mediaId);
  expect(others(after)).toEqual(others(before));
  expect(after.find(({mediaId}) => mediaId === all[1]?.mediaId)?.scoreRaw).toBe(42);
  await button(page, 'Dismiss').click();
  await expect(job(page)).toHaveCount(0);
});

test('[moreImports] goes on after a reload and a pause, sends nothing twice, and reports every row', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const all = (await list.entries()).slice(0, 12);
  await list.keep(all.map(({mediaId}) => mediaId));
  const before = await list.values();
  const page = await open(path, own);
  const file = JSON.parse((await exportFile(page, 'Automail (JSON)')).text) as {MediaListCollection: {lists: {entries: object[]}[]}};
  file.MediaListCollection.lists[0]?.entries.push({mediaId: 999_999_999, status: 'CURRENT', media: {title: {romaji: 'Gone'}}});
  await list.keep();
  await standIn.control('rate?window=6000&limit=100000');
  await page.reload();
  await chooseFile(page, /^Automail/, JSON.stringify(file));
  await button(page, 'Import all selected').click();
  await expect.poll(async () => (await savedMedia(standIn)).length).toBeGreaterThan(1);
  await page.reload();
  await button(page, 'Pause').click();
  await expect(job(page)).toContainText('Paused.');
  await button(page, 'Go on').click();
  await expect(job(page)).toContainText('The import is over. 12 of 13 entries are imported.', {timeout: 30_000});
  await expect(job(page)).toContainText('Gone: AniList no longer has this');
  expect(await list.values()).toEqual(before);
  const saved = await savedMedia(standIn);
  expect(saved.toSorted()).toEqual([...new Set(saved)].toSorted());
  const report = page.waitForEvent('download');
  await job(page).getByRole('button', {name: 'JSON'}).click();
  const rows = JSON.parse((await (await report).createReadStream()).setEncoding('utf8').read() as string) as {rows: {fate: string}[]};
  expect(rows.rows.map(({fate}) => fate).filter(fate => fate === 'Imported')).toHaveLength(12);
});

const own101 = JSON.stringify({version: '1.01', type: 'MANGA', User: {name: 'x'}, MediaListCollection: {lists: []}});
for (const [what, format, content, message] of [
  ['no JSON', /^Automail/, '{"version": ', 'error parsing JSON'],
  ['a list of the other type', /^Automail/, own101, 'error wrong list type'],
  ['another site’s list of the other type', /^Anime-Planet/, '{"export": {"type": "manga"}, "entries": []}', 'error wrong list'],
  ['what is not text', /^Automail/, Buffer.from([0xff, 0xfe, 0x00, 0xd8]), 'error reading file'],
  ['half a compressed file', /^MyAnimeList/, gzipSync('<myanimelist></myanimelist>').subarray(0, 20), 'error reading file'],
] as const)
  test(`[moreImports] says "${message}" for ${what}`, async ({open, standIn}) => {
    const page = await open(path, own);
    await chooseFile(page, format, content);
    await expect(tools(page).getByRole('alert')).toHaveText(message);
    expect(await savedMedia(standIn)).toEqual([]);
  });

test('[moreImports] says why nothing is imported while the script is signed out, and which list cannot be found', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const [entry] = await list.entries();
  const page = await open(path, {as: 'member'});
  const entries = [{mediaId: (entry?.mediaId ?? 0), status: 'DROPPED'}];
  const file = JSON.stringify({version: '1.00', MediaListCollection: {lists: [{entries}]}});
  await tools(page).getByRole('checkbox', {name: /^Overwrite/}).check();
  await chooseFile(page, /^Automail/, file);
  await button(page, 'Import all selected').click();
  const alert = tools(page).getByRole('alert');
  await expect(alert).toHaveText("Not signed in to the script. Can't do any changes to your list. Sign in at Settings > Apps.");
  await expect(alert.getByRole('link')).toHaveAttribute('href', '/settings/apps');
  expect(await savedMedia(standIn)).toEqual([]);
  await standIn.control('faults?operation=WholeList&kind=404');
  await chooseFile(page, /^Automail/, file);
  await expect(alert).toContainText(`Could not find the list of ${ids.user}`);
});
