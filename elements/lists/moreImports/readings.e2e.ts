// Files that can mean two things: numbers of custom lists, scales of scores, encodings, and values that are offered.
import {button, chooseFile, importAll, job, ownStoredList, review, row, savedFile, tools} from '#e2e/support/imports';
import {expect, test} from '#e2e/support/test';

const own = {as: 'member', token: true} as const;
const path = '/settings/import';

test('[moreImports] restores custom lists and advanced scores of AniList’s data download, and hides nothing whose list is missing', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  await list.scoreBy('POINT_100');
  const [shown, lost] = await list.entries();
  const [name = ''] = Object.keys(shown?.customLists ?? {});
  const categories = Object.keys(shown?.advancedScores ?? {});
  expect([name, ...categories].length).toBeGreaterThan(2);
  await list.keep();
  const common = {series_type: 0, status: 4, hidden_default: 1, progress: 2};
  const rows = [
    {...common, series_id: shown?.mediaId, custom_lists: '[0,1]', advanced_scores: '[80,90]'},
    {...common, series_id: lost?.mediaId, custom_lists: '[1,0]', advanced_scores: '[]'},
    {...common, series_type: 1, series_id: ids.manga, custom_lists: '[]'},
  ];
  const user = {
    display_name: ids.user,
    custom_lists: {anime: ['Lost', name], manga: []},
    advanced_scores: {active: true, names: categories.slice(0, 2)},
  };
  const page = await open(path, own);
  await chooseFile(page, /^AniList data download/, JSON.stringify({user, lists: rows}));
  await expect(review(page)).toContainText("You don't have the custom list Lost");
  const meaning = review(page).getByRole('combobox', {name: /custom lists/});
  const title = lost?.media?.title.romaji ?? '';
  const hidden = review(page).getByRole('listitem').filter({hasText: 'Not hidden'});
  await test.step('the meanings of the numbers', async () => {
    const boxes = review(page).getByRole('checkbox', {name: /^Import /});
    await expect(boxes).toHaveCount(2);
    await expect(boxes.and(page.locator(':checked'))).toHaveCount(0);
    await meaning.selectOption('flags');
    await expect(boxes.and(page.locator(':checked'))).toHaveCount(2);
    await review(page)
      .getByText(/^1 row or value/)
      .click();
    await expect(hidden).toContainText(`1 row: ${title}`);
    await meaning.selectOption('positions');
    await expect(hidden).toHaveCount(0);
    await expect(row(page, title)).not.toContainText('Not hidden');
    await meaning.selectOption('flags');
    await expect(row(page, title)).toContainText('Not hidden');
  });
  await importAll(page);
  const report = await savedFile(page, job(page).getByRole('button', {name: 'JSON'}));
  const {rows: fates} = JSON.parse(report.text) as {rows: {title: string; fate: string}[]};
  expect(fates.filter(({fate}) => fate.startsWith('Not hidden')).map(each => each.title)).toEqual([title]);
  const saved = await list.entries();
  expect(saved.map(({mediaId}) => mediaId)).toEqual([shown?.mediaId, lost?.mediaId]);
  expect(saved[0]).toMatchObject({hiddenFromStatusLists: true, customLists: {[name]: true}});
  expect(Object.values(saved[0]?.advancedScores ?? {}).slice(0, 2)).toEqual([80, 90]);
  expect(saved[1]).toMatchObject({hiddenFromStatusLists: false, customLists: {[name]: false}});
});

const malRow = (malId: number, values: string) =>
  `<anime><series_animedb_id>${malId}</series_animedb_id><series_title>Row ${malId}.</series_title><my_status>On-Hold</my_status>${values}</anime>`;

test('[moreImports] lets the user change how scores of a MyAnimeList file are read, and adds its tags to notes', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const known = (await list.entries()).filter(({media}) => media?.idMal).slice(0, 4);
  await list.keep(known.slice(0, 1).map(({mediaId}) => mediaId));
  await list.save(`mediaId: ${known[0]?.mediaId ?? 0}, notes: "my own note"`);
  const values = [
    '<my_score>9</my_score><my_comments><![CDATA[]]></my_comments><my_tags><![CDATA[mecha, with Ann]]></my_tags>',
    ...['85', '70', '90'].map(score => `<my_score>${score}</my_score>`),
  ];
  const rows = known.map(({media}, index) => malRow(media?.idMal ?? 0, values[index] ?? ''));
  const page = await open(path, own);
  await tools(page)
    .getByRole('checkbox', {name: /^Overwrite/})
    .check();
  await chooseFile(page, /^MyAnimeList/, `<myanimelist>${rows.join('')}</myanimelist>`);
  const first = row(page, `Row ${known[0]?.media?.idMal ?? 0}.`);
  const scale = review(page).getByRole('combobox', {name: /^Scores of 10/});
  await expect(scale).toHaveValue('100');
  await expect(first).toContainText(/→.*score 9\b/);
  await scale.focus();
  await scale.selectOption('10');
  await expect(first).toContainText(/→.*score 90\b/);
  await expect(scale).toBeFocused();
  await review(page)
    .getByRole('checkbox', {name: /^Add the tags/})
    .check();
  await expect(first).toContainText('#mecha');
  await importAll(page);
  const saved = (await list.entries()).find(({mediaId}) => mediaId === known[0]?.mediaId);
  expect(saved).toMatchObject({scoreRaw: 90, notes: 'my own note\n#mecha #with\\ Ann'});
});

test('[moreImports] asks for an encoding that a file does not show, and marks rows with single wrong bytes', async ({
  open,
  ids,
  standIn,
}) => {
  const list = await ownStoredList(standIn, ids.user);
  const [first, second] = await list.entries();
  await list.keep();
  const file = (notes: readonly string[]) =>
    JSON.stringify({
      ...{version: '1.01', type: 'ANIME'},
      lists: [
        {
          entries: [first, second].map((entry, index) => ({
            ...{mediaId: entry?.mediaId, status: 'CURRENT', notes: notes[index], media: entry?.media},
          })),
        },
      ],
    });
  const page = await open(path, own);
  await chooseFile(page, /^Automail/, Buffer.from(file(['caf\u00e9', 'plain']), 'latin1'));
  await tools(page)
    .getByRole('button', {name: /^Windows-1252: café/})
    .click();
  await expect(review(page)).toContainText('notes café');
  const tick = (entry: typeof first) =>
    review(page).getByRole('checkbox', {name: `Import ${entry?.media?.title.romaji ?? ''}`, exact: true});
  await expect(tick(first)).toBeChecked();
  const [before = '', after = ''] = file(['é'.repeat(30), 'caf@']).split('@');
  await chooseFile(page, /^Automail/, Buffer.concat([Buffer.from(before), Buffer.from([0xe9]), Buffer.from(after)]));
  await expect(tick(first)).toBeChecked();
  await expect(tick(second)).not.toBeChecked();
  await expect(row(page, 'caf\uFFFD')).toContainText('Uncertain');
  await expect(button(page, 'Import all selected')).toBeEnabled();
});
