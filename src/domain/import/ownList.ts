import type {FuzzyDate} from '../date/fuzzyDate';
import {customLists} from '../list/customLists';
import {decodeEmoji} from '../text/characterReferences';
import type {Steps} from '../value/steps';
import {leftOutOf, maxId, maxima, shortText, type FileReading, type ImportedEntry, type LeftOut} from './importedEntry';
import {field, isJsonObject, listIn, parseJson, textIn} from './json';
import {looseCount, looseDate, looseScore, looseStatus, sorted, type Loose} from './looseValues';

/** The versions of the product's own file that can be read (rule import-9). */
const versions: readonly unknown[] = ['1.00', '1.01', 1, 1.01];

/** A date; all of it is unknown if all parts are missing. */
function dateAt(entry: unknown, name: string): Loose<FuzzyDate> {
  const date = field(entry, name);
  if (!isJsonObject(date)) return looseDate(date);
  const parts = {
    year: looseCount(field(date, 'year'), 9999),
    month: looseCount(field(date, 'month'), 12),
    day: looseCount(field(date, 'day'), 31),
  };
  if (Object.values(parts).includes(null)) return null;
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value));
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

function readEntry(entry: unknown) {
  const title = titleOf(entry);
  const mediaId = looseCount(field(entry, 'mediaId'), maxId);
  if (typeof mediaId !== 'number' || mediaId < 1) return {leftOut: [{title, reason: 'unusable'}] as const};
  const {values, left} = sorted({
    status: looseStatus(field(entry, 'status')),
    scoreRaw: looseScore(field(entry, 'score'), 100),
    progress: looseCount(field(entry, 'progress'), maxima.progress),
    progressVolumes: looseCount(field(entry, 'progressVolumes'), maxima.progress),
    repeat: looseCount(field(entry, 'repeat'), maxima.repeat),
    priority: looseCount(field(entry, 'priority'), maxima.priority),
    startedAt: dateAt(entry, 'startedAt'),
    completedAt: dateAt(entry, 'completedAt'),
  });
  const malId = looseCount(field(field(entry, 'media'), 'idMal'), maxId);
  const notes = field(entry, 'notes');
  const read: ImportedEntry = {
    title,
    mediaId,
    malId: typeof malId === 'number' && malId > 0 ? malId : undefined,
    values: {
      ...values,
      private: flagAt(entry, 'private'),
      hiddenFromStatusLists: flagAt(entry, 'hiddenFromStatusLists'),
      notes: notes === null ? '' : notes === undefined ? undefined : shortText(decodeEmoji(String(notes)), 'notes'),
      customLists: customLists(field(entry, 'customLists'))?.map(name => shortText(name, 'name')),
      advancedScores: advancedAt(entry),
    },
  };
  return {entry: read, leftOut: leftOutOf(title, left)};
}

/** The lists of a file: in `MediaListCollection`, as the API returns them, or at the top. */
const listsOf = (file: unknown) =>
  [field(file, 'MediaListCollection'), file].map(holder => field(holder, 'lists')).find(Array.isArray);

/** The name of the owner, which older files contain as a text. */
const ownerOf = (file: unknown) => textIn(field(file, 'User'), 'name') ?? textIn(file, 'user') ?? textIn(file, 'User');

/** Reads the product's own file, or that of the older product (rule import-9), one entry per step. */
export function* readOwnList(source: string, type: 'ANIME' | 'MANGA'): Steps<FileReading> {
  const parsed = yield* parseJson(source);
  if (!parsed) return {problem: 'notJson'};
  const file = parsed.value;
  const lists = listsOf(file);
  if (!lists) return {problem: 'notAList'};
  const version = field(file, 'version');
  if (!versions.includes(version)) return {problem: 'version'};
  const isUntyped = Number(version) === 1;
  if (!isUntyped && textIn(file, 'type')?.toUpperCase() !== type) return {problem: 'wrongListType'};
  const entries = new Map<number, ImportedEntry>();
  const leftOut = new Map<string, readonly LeftOut[]>();
  // An entry is on each of its lists, so it occurs more than once.
  for (const entry of lists.flatMap(list => listIn(list, 'entries'))) {
    yield;
    const read = readEntry(entry);
    const id = JSON.stringify(field(entry, 'mediaId') ?? entry);
    if (!leftOut.has(id)) leftOut.set(id, read.leftOut);
    if (read.entry?.mediaId && !entries.has(read.entry.mediaId)) entries.set(read.entry.mediaId, read.entry);
  }
  const at = field(file, 'timeStamp');
  const exportedAt = typeof at === 'number' && at > 0 ? at : undefined;
  const scoreFormat = textIn(field(field(file, 'User'), 'mediaListOptions'), 'scoreFormat');
  const about = {userName: ownerOf(file), scoreFormat, exportedAt, isUntyped};
  return {list: {...about, entries: [...entries.values()], leftOut: [...leftOut.values()].flat()}};
}
