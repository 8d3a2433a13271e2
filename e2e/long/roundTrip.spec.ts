// A whole list of 5,000 entries as a file and back, however its member scores.
import {chooseFile, exportFile, importAll, ownStoredList, tools} from '../support/imports';
import {expect, test} from '../support/test';

const formats = ['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3'];

for (const format of formats)
  test(`[moreImports] gives the same 5,000 entries after an export, a wipe and an import (${format})`, async ({
    open,
    ids,
    standIn,
  }) => {
    const list = await ownStoredList(standIn, ids.archivist, 'ANIME', 'archivist');
    await standIn.control('rate?window=50&limit=1000000');
    await list.scoreBy(format);
    const before = await list.values();
    expect(before).toHaveLength(5000);
    const page = await open('/settings/import', {as: 'archivist', token: true});
    const file = await exportFile(page, 'Automail (JSON)');
    await list.keep();
    expect(await list.values()).toEqual([]);
    await chooseFile(page, /^Automail/, file.text);
    await expect(tools(page).getByText('5000 entries are added, 0 changed, 0 left as they are.')).toBeVisible();
    await importAll(page, 600_000);
    expect(await list.values()).toEqual(before);
  });
