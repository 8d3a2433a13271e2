import type {FuzzyDate} from '../date/fuzzyDate';
import {customLists} from '../list/customLists';
import {parseListStatus} from '../list/listStatus';
import {
  maxId,
  maxima,
  usableValues,
  shortText,
  wholeNumber,
  type FileReading,
  type ImportedEntry,
} from './importedEntry';
import {field, isJsonObject, listIn, parseJson, textIn} from './json';

/** The versions of the product's own file that can be read (rule import-9). */
const versions: readonly unknown[] = ['1.00', '1.01', 1, 1.01];

const isEmpty = (value: unknown) => value === undefined || value === null;

/** A number of the file: `undefined` if there is none, `null` if it is unusable. */
const numberAt = (entry: unknown, name: string, most: number): number | undefined | null => {
  const value = field(entry, name);
  return isEmpty(value) ? undefined : (wholeNumber(value, 0, most) ?? null);
};

/** A date: nothing is known where all parts are missing, and unusable (`null`) where one is out of bounds. */
function dateAt(entry: unknown, name: string): FuzzyDate | undefined | null {
  const date = field(entry, name);
  if (isEmpty(date)) return undefined;
  const bounds = {year: 9999, month: 12, day: 31};
  const parts = Object.entries(bounds).map(([part, most]) => [part, numberAt(date, part, most)] as const);
  if (!isJsonObject(date) || parts.some(([, value]) => value === null)) return null;
  return Object.fromEntries(parts.filter(([, value]) => value));
}

function advancedAt(entry: unknown): ReadonlyMap<string, number> | undefined {
  const scores = field(entry, 'advancedScores');
  if (!isJsonObject(scores)) return undefined;
  const known = Object.entries(scores).filter(
    (pair): pair is [string, number] => typeof pair[1] === 'number' && pair[1] >= 0 && pair[1] <= maxima.score,
  );
  return new Map(known);
}

const flagAt = (entry: unknown, name: string) => {
  const value = field(entry, name);
  return typeof value === 'boolean' ? value : undefined;
};

function titleOf(entry: unknown): string {
  const title = field(field(entry, 'media'), 'title');
  const found = ['userPreferred', 'romaji', 'english', 'native'].map(name => textIn(title, name)).find(Boolean);
  return shortText(found, 'title');
}

/** The numbers and dates of an entry; `undefined` if one of them is unusable. */
function measuresOf(entry: unknown) {
  const measures = {
    scoreRaw: numberAt(entry, 'score', maxima.score),
    progress: numberAt(entry, 'progress', maxima.progress),
    progressVolumes: numberAt(entry, 'progressVolumes', maxima.progress),
    repeat: numberAt(entry, 'repeat', maxima.repeat),
    priority: numberAt(entry, 'priority', maxima.priority),
    startedAt: dateAt(entry, 'startedAt'),
    completedAt: dateAt(entry, 'completedAt'),
  };
  return usableValues(measures);
}

function readEntry(entry: unknown): ImportedEntry | 'unusable' | 'unknownStatus' {
  const mediaId = wholeNumber(field(entry, 'mediaId'), 1, maxId);
  const measures = measuresOf(entry);
  if (!mediaId || !measures) return 'unusable';
  const status = parseListStatus(textIn(entry, 'status') ?? '');
  if (!status) return 'unknownStatus';
  const notes = field(entry, 'notes');
  return {
    title: titleOf(entry),
    mediaId,
    malId: wholeNumber(field(field(entry, 'media'), 'idMal'), 1, maxId),
    values: {
      ...{status, ...measures},
      private: flagAt(entry, 'private'),
      hiddenFromStatusLists: flagAt(entry, 'hiddenFromStatusLists'),
      notes: notes === null ? '' : notes === undefined ? undefined : shortText(notes, 'notes'),
      customLists: customLists(field(entry, 'customLists'))?.map(name => shortText(name, 'name')),
      advancedScores: advancedAt(entry),
    },
  };
}

/** Reads the product's own file, also of the older product (rule import-9). */
export function readOwnList(source: string, type: 'ANIME' | 'MANGA'): FileReading {
  const parsed = parseJson(source);
  if (!parsed) return {problem: 'notJson'};
  const file = parsed.value;
  const collection = field(file, 'MediaListCollection');
  const version = field(file, 'version');
  if (!isJsonObject(collection) || !Array.isArray(field(collection, 'lists'))) return {problem: 'notAList'};
  if (!versions.includes(version)) return {problem: 'version'};
  const isUntyped = Number(version) === 1;
  if (!isUntyped && field(file, 'type') !== type) return {problem: 'wrongListType'};
  const entries = new Map<number, ImportedEntry>();
  const leftOut: {title: string; reason: 'unusable' | 'unknownStatus'}[] = [];
  const leftOutIds = new Set<string>();
  // An entry is on each of its lists, so it occurs more than once.
  for (const entry of listIn(collection, 'lists').flatMap(list => listIn(list, 'entries'))) {
    const read = readEntry(entry);
    if (typeof read === 'object') {
      if (read.mediaId && !entries.has(read.mediaId)) entries.set(read.mediaId, read);
      continue;
    }
    const id = JSON.stringify(field(entry, 'mediaId') ?? entry);
    if (!leftOutIds.has(id)) leftOut.push({title: titleOf(entry), reason: read});
    leftOutIds.add(id);
  }
  const at = field(file, 'timeStamp');
  const exportedAt = typeof at === 'number' && at > 0 ? at : undefined;
  const user = field(file, 'User');
  const scoreFormat = textIn(field(user, 'mediaListOptions'), 'scoreFormat');
  const about = {userName: textIn(user, 'name'), scoreFormat, exportedAt, isUntyped};
  return {list: {...about, entries: [...entries.values()], leftOut}};
}
