// Tables of the personal statistics against a second, naive count of what the API answers.
import {apiCalls} from '../support/find';
import {changeSettings} from '../support/page';
import {
  entriesOf,
  expectRows,
  hours,
  left,
  minutes,
  rowsOf,
  showStats,
  started,
  tableOf,
  total,
  type Counted,
} from '../support/personal';
import {statsOf} from '../support/questions';
import {expect, test} from '../support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;

/** Who worked on at least three of the media, by person and not by name: some share theirs. */
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

test('[moreStats] lists the tags, genres, staff and studios of anime, and asks for the list once', async ({
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
  '[moreStats] exports a table with all of its rows and exact figures',
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
    const {version, rows} = JSON.parse(Buffer.concat(chunks).toString()) as {
      version: string;
      rows: {name: string; count: number; hours: number}[];
    };
    expect(version).toBe('1.00');
    expect(rows.length).toBeGreaterThan(10);
    const shown = rows.map(({name, count, hours: days}) => `${name} ${count} ${days.toFixed(3)}`);
    const expected = staffOf(seen).map(
      ({name, worked}) => `${name} ${worked.length} ${(minutes(worked) / 60).toFixed(3)}`,
    );
    expect(shown.toSorted()).toEqual(expected.toSorted());
  },
);

test('[timeToCompleteColumn] adds what is left to the tables', {tag: '@core'}, async ({open, ids, standIn}) => {
  const seen = started(await entriesOf(standIn, ids.other, 'ANIME'));
  const page = await open(statsOf(ids.other), {...on, settings: {moreStats: true, timeToCompleteColumn: true}});
  await showStats(page);
  await expectRows(
    page,
    'Anime Genres',
    name => seen.filter(({media}) => media.genres.includes(name)),
    entries => [...hours(entries), total(entries, entry => left(entry) * (entry.media.duration ?? 0)) / 60],
  );
  await changeSettings(page, {timeToCompleteColumn: false});
  await expect(tableOf(page, 'Anime Genres').getByRole('columnheader', {name: 'Hours to complete'})).toHaveCount(0);
});

test('[allStudios] counts companies that are no animation studios', {tag: '@core'}, async ({open, ids, standIn}) => {
  const seen = started(await entriesOf(standIn, ids.other, 'ANIME'));
  const companies = seen.flatMap(({media}) => media.studios.nodes);
  const [other] = companies.filter(({isAnimationStudio}) => !isAnimationStudio);
  const page = await open(statsOf(ids.other), on);
  await showStats(page);
  const link = tableOf(page, 'Studios').locator(`a[href="/studio/${other?.id}"]`);
  await expect(tableOf(page, 'Studios').locator('table')).toBeVisible();
  await expect(link).toHaveCount(0);
  await changeSettings(page, {allStudios: true});
  await tableOf(page, 'Studios').getByRole('searchbox').fill(String(other?.name));
  await expect(link).toHaveText(String(other?.name));
});
