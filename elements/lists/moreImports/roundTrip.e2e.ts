// A whole list as a file and back, for each score format.
import {chooseFile, exportFile, importAll, ownStoredList, tools} from '#e2e/support/imports';
import {expect, test} from '#e2e/support/test';

const formats = ['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3'] as const;

/** Exports `count` entries, deletes the list, and imports the file. */
const roundTrip = (format: (typeof formats)[number], count: number, ...tag: string[]) =>
  test(
    `[moreImports] gives the same ${count} entries after an export, a wipe and an import (${format})`,
    {tag},
    async ({open, ids, standIn}) => {
      const list = await ownStoredList(standIn, ids.archivist, 'ANIME', 'archivist');
      // A short window spaces the rows closely; but the list is read again every two windows, so one must be longer
      // than that takes.
      await standIn.control('rate?window=500&limit=1000000');
      await list.scoreBy(format);
      await list.keep((await list.entries()).slice(0, count).map(({mediaId}) => mediaId));
      const before = await list.values();
      expect(before).toHaveLength(count);
      const page = await open('/settings/import', {as: 'archivist', token: true});
      const file = await exportFile(page, 'Automail (JSON)');
      await list.keep();
      expect(await list.values()).toEqual([]);
      await chooseFile(page, /^Automail/, file.text);
      const added = `${count.toLocaleString('en')} entries added, 0 changed, 0 unchanged.`;
      await expect(tools(page).getByText(added)).toBeVisible();
      await importAll(page, 600_000);
      expect(await list.values()).toEqual(before);
    },
  );

for (const format of formats) roundTrip(format, 60);
// Saving them takes minutes.
roundTrip('POINT_100', 5000, '@nightly');
