import {equal} from '@wry/equality';

import type {FuzzyDate} from '../date/fuzzyDate';
import {decodeEmoji} from '../text/characterReferences';
import type {Steps} from '../value/steps';
import {maxId, maxima, shortText, type FileReading, type ImportedEntry} from './importedEntry';
import {field, isJsonObject, listIn, parseJson, textIn} from './json';
import {reasonsOf, textProblems, type LeftOut, type LeftOutReason} from './leftOut';
import {
  dateOf,
  looseAdvanced,
  looseCount,
  looseDate,
  looseFlag,
  looseLists,
  looseScore,
  looseStatus,
  looseText,
  sorted,
  type Loose,
} from './looseValues';

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
  return dateOf(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0);
}

/** AniList writes an empty object as an array. */
function advancedAt(entry: unknown): Loose<ReadonlyMap<string, number>> {
  const scores = field(entry, 'advancedScores') ?? [];
  if (isJsonObject(scores)) return looseAdvanced(Object.entries(scores));
  return Array.isArray(scores) && !scores.length ? undefined : null;
}

function titleOf(entry: unknown): string | undefined {
  const title = field(field(entry, 'media'), 'title');
  return ['userPreferred', 'romaji', 'english', 'native'].map(name => textIn(title, name)).find(Boolean);
}

function readEntry(entry: unknown, row: number) {
  const title = shortText(titleOf(entry), 'title');
  const problems = (reasons: readonly LeftOutReason[]) => reasons.map((reason): LeftOut => ({row, title, reason}));
  const mediaId = looseCount(field(entry, 'mediaId'), maxId);
  if (typeof mediaId !== 'number' || mediaId < 1) return {leftOut: problems(['unusable'])};
  const {values, left} = sorted({
    status: looseStatus(field(entry, 'status')),
    scoreRaw: looseScore(field(entry, 'score'), 100),
    progress: looseCount(field(entry, 'progress'), maxima.progress),
    progressVolumes: looseCount(field(entry, 'progressVolumes'), maxima.progress),
    repeat: looseCount(field(entry, 'repeat'), maxima.repeat),
    priority: looseCount(field(entry, 'priority'), maxima.priority),
    startedAt: dateAt(entry, 'startedAt'),
    completedAt: dateAt(entry, 'completedAt'),
    private: looseFlag(field(entry, 'private')),
    hiddenFromStatusLists: looseFlag(field(entry, 'hiddenFromStatusLists')),
    notes: looseText(field(entry, 'notes')),
    customLists: looseLists(field(entry, 'customLists')),
    advancedScores: advancedAt(entry),
  });
  const malId = looseCount(field(field(entry, 'media'), 'idMal'), maxId);
  const read: ImportedEntry = {
    row,
    title,
    mediaId,
    malId: typeof malId === 'number' && malId > 0 ? malId : undefined,
    values: {
      ...values,
      notes: values.notes === undefined ? undefined : shortText(decodeEmoji(values.notes)),
      customLists: values.customLists?.map(name => shortText(name)),
    },
  };
  const texts = textProblems(JSON.stringify(entry), titleOf(entry));
  return {entry: read, leftOut: problems([...reasonsOf(left), ...texts])};
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
  const entries = new Map<string, {row: number; written: unknown; read: ReturnType<typeof readEntry>}>();
  const leftOut: LeftOut[] = [];
  // An entry is on each of its lists, so it occurs more than once; then it is one row.
  for (const entry of lists.flatMap(list => listIn(list, 'entries'))) {
    yield;
    const id = JSON.stringify(field(entry, 'mediaId') ?? entry);
    const known = entries.get(id);
    if (known) {
      if (known.read.entry && !equal(known.written, entry))
        leftOut.push({row: known.row, title: known.read.entry.title, reason: 'twice'});
      continue;
    }
    const row = entries.size + 1;
    const read = readEntry(entry, row);
    entries.set(id, {row, written: entry, read});
    leftOut.push(...read.leftOut);
  }
  const at = field(file, 'timeStamp');
  const exportedAt = typeof at === 'number' && at > 0 ? at : undefined;
  const scoreFormat = textIn(field(field(file, 'User'), 'mediaListOptions'), 'scoreFormat');
  const about = {userName: ownerOf(file), scoreFormat, exportedAt, isUntyped};
  return {list: {...about, entries: [...entries.values()].flatMap(({read}) => read.entry ?? []), leftOut}};
}
