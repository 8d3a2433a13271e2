import {apiCalls} from '#e2e/support/find';
import {
  entriesOf,
  expectRows,
  hours,
  minutes,
  rowsOf,
  showStats,
  started,
  tableOf,
  type Counted,
} from '#e2e/support/personal';
import {statsOf} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

/** The staff of at least three of the media, by id and not by name: some share theirs. */
function staffOf(entries: readonly Counted[]) {
  const people = new Map<number, {name: string; worked: Counted[]}>();
  for (const entry of entries)
    for (const {id, name} of new Map(entry.media.staff.nodes.map(each => [each.id, each])).values()) {
      const known = people.get(id) ?? {name: [name.first, name.last].filter(Boolean).join(' '), worked: []};
      known.worked.push(entry);
      people.set(id, known);
    }
  return [...people.values()].filter(({worked}) => worked.length >= 3);
}

test('[moreStats] lists the tags, genres, staff and studios of anime, and requests the list once', async ({
  open,
  ids,
  standIn,
}) => {
  const seen = started(await entriesOf(standIn, ids.other, 'ANIME'));
  const page = await open(statsOf(ids.other), on);
  await showStats(page);
  const taggedWith = (name: string) => seen.filter(({media}) => media.tags.some(tag => tag.name === name));
  const tags = await expectRows(page, 'Regular Anime Tags', taggedWith, hours);
  expect(tags.filter(([, count = 0]) => count < 3)).toEqual([]);
  await expectRows(page, 'Anime Genres', name => seen.filter(({media}) => media.genres.includes(name)), hours);
  const madeBy = (name: string) =>
    seen.filter(({media}) => media.studios.nodes.some(each => each.isAnimationStudio && each.name === name));
  const studios = await expectRows(page, 'Studios', madeBy, hours);
  const names = seen.flatMap(({media}) => media.studios.nodes.filter(({isAnimationStudio}) => isAnimationStudio));
  expect(studios).toHaveLength(new Set(names.map(({id}) => id)).size);
  const staff = await rowsOf(tableOf(page, 'Anime Staff').locator('table').first());
  const expected = staffOf(seen).map(({name, worked}) => `${name} ${worked.length}`);
  expect(expected.length).toBeGreaterThan(10);
  for (const [name, count] of staff) expect(expected).toContain(`${name} ${count}`);
  const asked = (await apiCalls(standIn)).filter(({operation}) => operation?.includes('Lists'));
  expect(asked).toHaveLength(1);
});

test(
  '[moreStats] exports a table with all of its rows, ids and exact figures, and its user, type and time',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const seen = started(await entriesOf(standIn, ids.other, 'ANIME'));
    const page = await open(statsOf(ids.other), on);
    await showStats(page);
    const file = page.waitForEvent('download');
    await tableOf(page, 'Anime Staff').getByRole('button', {name: 'JSON'}).click();
    const download = await file;
    expect(download.suggestedFilename()).toBe(`${ids.other} Anime Staff.json`);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const {version, rows, ...about} = JSON.parse(Buffer.concat(chunks).toString()) as {
      version: string;
      rows: {id: number; name: string; count: number; hours: number}[];
    };
    expect(version).toBe('1.00');
    expect(about).toMatchObject({user: ids.other, type: 'ANIME', time: expect.stringMatching(/^\d{4}-.*Z$/)});
    const known = new Set(seen.flatMap(({media}) => media.staff.nodes.map(({id}) => id)));
    expect(rows.filter(({id}) => !known.has(id))).toEqual([]);
    expect(rows.length).toBeGreaterThan(10);
    const shown = rows.map(({name, count, hours: days}) => `${name} ${count} ${days.toFixed(3)}`);
    const expected = staffOf(seen).map(
      ({name, worked}) => `${name} ${worked.length} ${(minutes(worked) / 60).toFixed(3)}`,
    );
    expect(shown.toSorted()).toEqual(expected.toSorted());
  },
);
