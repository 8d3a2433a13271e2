// A second, naive evaluation of lists from the API's answers; it shares no code with the product.
import {expect, type Locator, type Page} from '@playwright/test';

import {queryApi} from './api';
import {listedElements} from './listed';
import {personal, tabs} from './questions';
import type {StandIn} from './server';

/** An entry of a list in the API's answer. */
export interface Counted {
  mediaId: number;
  status: string;
  score: number;
  progress: number;
  progressVolumes: number;
  repeat: number;
  notes: string | null;
  /** Names of the custom lists that contain it. */
  custom: string[];
  media: {
    type: 'ANIME' | 'MANGA';
    episodes: number | null;
    nextAiringEpisode: {episode: number} | null;
    chapters: number | null;
    volumes: number | null;
    duration: number | null;
    meanScore: number | null;
    tags: {name: string}[];
    genres: string[];
    studios: {nodes: {id: number; name: string; isAnimationStudio: boolean}[]};
    staff: {nodes: {id: number; name: {first: string | null; last: string | null}}[]};
  };
}

const fields = `mediaId status score(format: POINT_100) progress progressVolumes repeat notes media {
  type episodes nextAiringEpisode { episode } chapters volumes duration meanScore tags { name } genres
  studios { nodes { id name isAnimationStudio } } staff(sort: [RELEVANCE], perPage: 25) { nodes { id name { first last } } }
}`;

/** All entries of a list, each media item once. */
export async function entriesOf(standIn: StandIn, name: string, type: 'ANIME' | 'MANGA'): Promise<Counted[]> {
  type Group = {name: string; isCustomList: boolean; entries: Counted[]};
  const {MediaListCollection: all} = await queryApi<{MediaListCollection: {lists: Group[]}}>(
    standIn,
    `query ($name: String, $type: MediaType) {
      MediaListCollection(userName: $name, type: $type) { lists { name isCustomList entries { ${fields} } } }
    }`,
    {name, type},
  );
  const found = new Map<number, Counted>();
  for (const group of all.lists)
    for (const entry of group.entries) {
      const known = found.get(entry.mediaId) ?? {...entry, custom: []};
      if (group.isCustomList) known.custom.push(group.name);
      found.set(entry.mediaId, known);
    }
  return [...found.values()];
}

/** The entries that are more than planned. */
export const started = (entries: readonly Counted[]) => entries.filter(({status}) => status !== 'PLANNING');

const lengthOf = ({media}: Counted) =>
  media.episodes ?? (media.nextAiringEpisode ? media.nextAiringEpisode.episode - 1 : undefined);

function unitsOf(status: string, progress: number, length: number | undefined, repeats: number) {
  let units = progress;
  if (status === 'COMPLETED' && length !== undefined && length > units) units = length;
  for (let run = 0; run < repeats; run += 1) units += length ?? progress;
  return units;
}

const repeatsOf = ({status, repeat}: Counted) => (status === 'REPEATING' && repeat === 0 ? 1 : repeat);

/** Episodes or chapters of an entry, with repeats. */
export const units = (entry: Counted) =>
  unitsOf(
    entry.status,
    entry.progress,
    entry.media.type === 'ANIME' ? lengthOf(entry) : (entry.media.chapters ?? undefined),
    repeatsOf(entry),
  );

/** Volumes of an entry, with repeats. */
export const volumes = (entry: Counted) =>
  unitsOf(entry.status, entry.progressVolumes, entry.media.volumes ?? undefined, repeatsOf(entry));

/** Episodes or chapters that are left. */
export function left(entry: Counted): number {
  const length = entry.media.type === 'ANIME' ? lengthOf(entry) : entry.media.chapters;
  if (entry.status === 'COMPLETED' || entry.status === 'DROPPED' || !length) return 0;
  return length > entry.progress ? length - entry.progress : 0;
}

/** The sum of a function over the entries. */
export function total(entries: readonly Counted[], valueOf: (entry: Counted) => number): number {
  let sum = 0;
  for (const entry of entries) sum += valueOf(entry);
  return sum;
}

/** The given scores. */
export const scoresOf = (entries: readonly Counted[]) => entries.map(({score}) => score).filter(score => score > 0);

/** A table of the statistics by its heading. */
export const tableOf = (page: Page, title: string): Locator =>
  personal(page).getByRole('region', {name: title, exact: true});

const symbols: Readonly<Record<string, number>> = {
  ...{'½': 0.5, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 0.25, '¾': 0.75, '⅕': 0.2, '⅖': 0.4, '⅗': 0.6, '⅘': 0.8},
  ...{'⅙': 1 / 6, '⅚': 5 / 6, '⅐': 1 / 7, '⅛': 0.125, '⅜': 0.375, '⅝': 0.625, '⅞': 0.875, '⅑': 1 / 9, '⅒': 0.1},
};

/** The number in a text; NaN without one. */
export function numberIn(text: string): number {
  const plain = text.replaceAll(',', '').trim();
  const last = symbols[plain.slice(-1)];
  return last === undefined ? Number.parseFloat(plain) : Number(plain.slice(0, -1)) + last;
}

/** The rows of a table that are in the page: the text of the name, and the numbers after it (NaN for an empty cell). */
export async function rowsOf(table: Locator): Promise<(readonly [name: string, ...numbers: number[]])[]> {
  const rows = await listedElements(table.locator('tbody tr', {has: table.page().locator('td + td + td')}));
  const read = async (row: Locator) => {
    const [name = '', ...numbers] = (await row.locator('td').allInnerTexts()).slice(1);
    return [name.trim(), ...numbers.map(numberIn)] as const;
  };
  return Promise.all(rows.map(read));
}

/** The values of a table row about these entries: count, mean and weighted score. */
export function scoresRow(entries: readonly Counted[]): number[] {
  const scores = scoresOf(entries);
  let sum = 0;
  for (const score of scores) sum += score;
  return [entries.length, scores.length ? sum / scores.length : Number.NaN, (sum + 41) / (scores.length + 1)];
}

/** Opens the figures and tables. */
export const showStats = (page: Page) => tabs(page).getByRole('button', {name: 'More stats'}).click();

/** A figure of the statistics as text. */
export const line = (page: Page, name: string) =>
  personal(page)
    .locator('dl > div', {has: page.getByText(name, {exact: true})})
    .locator('dd');

/** Compares the rows in the page, once they are counted, with the entries of each; texts round to one decimal or more. */
export async function expectRows(
  page: Page,
  title: string,
  entriesWith: (name: string) => readonly Counted[],
  amounts: (entries: readonly Counted[]) => number[],
) {
  await expect(tableOf(page, title)).toBeVisible();
  await expect(page.locator('.personal[aria-busy="true"]')).toHaveCount(0);
  const rows = await rowsOf(tableOf(page, title).locator('table').first());
  expect(rows.length).toBeGreaterThan(3);
  for (const [name, ...shown] of rows) {
    const entries = entriesWith(name);
    const expected = [...scoresRow(entries), ...amounts(entries)];
    expect(shown, `columns of ${name}`).toHaveLength(expected.length);
    for (const [index, value] of expected.entries())
      if (Number.isNaN(value)) expect(shown[index], `${name}, column ${index}`).toBeNaN();
      else expect(Math.abs((shown[index] ?? Number.NaN) - value), `${name}, column ${index}`).toBeLessThan(0.051);
  }
  return rows;
}

/** Minutes of anime watched. */
export const minutes = (entries: readonly Counted[]) =>
  total(entries, entry => units(entry) * (entry.media.duration ?? 0));
/** The same in hours, as a column of a table. */
export const hours = (entries: readonly Counted[]) => [minutes(entries) / 60];

/** The tags of a note, read letter by letter. */
export function tagsIn(note: string | null): string[] {
  const isStrict = String(note).includes('##STRICT');
  const words = [''];
  let isJoined = false;
  for (const letter of note ?? '') {
    if (/\s/.test(letter) && !isJoined) words.push('');
    else if (letter !== '\\' || isStrict) words.push(words.pop() + letter);
    isJoined = letter === '\\' && !isStrict;
  }
  return words.filter(word => word.startsWith('#') && word.length > 1 && word[1] !== '#' && !word.startsWith('#039'));
}

/** The entries of a row of the table of custom tags. */
export const customEntries = (seen: readonly Counted[]) => (name: string) => {
  if (name === 'All titles') return seen;
  if (name === 'Not on custom list') return seen.filter(({custom}) => !custom.length);
  return seen.filter(({notes, custom, media}) =>
    name.startsWith('#')
      ? tagsIn(notes).includes(name)
      : custom.includes(name) || (custom.length + media.tags.length > 0 && media.tags.some(tag => tag.name === name)),
  );
};
