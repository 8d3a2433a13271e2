import type {ListStatus} from '../list/listStatus';
import {decodeEmoji} from '../text/characterReferences';
import type {Steps} from '../value/steps';
import {maxId, maxima, shortText, type FileReading, type ImportedEntry, type Readings} from './importedEntry';
import {field, isJsonObject, listIn, parseJson, textIn} from './json';
import {reasonsOf, textProblems, type LeftOut, type LeftOutReason} from './leftOut';
import {meanBoth, MeaningGuess, namesOf, type NumberMeaning} from './listNumbers';
import {
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

type ListType = 'ANIME' | 'MANGA';

/** The statuses by their numbers in AniList's data download. */
const statuses: readonly ListStatus[] = ['CURRENT', 'PLANNING', 'COMPLETED', 'DROPPED', 'PAUSED', 'REPEATING'];

/** The first of several names under which a field is known. */
const firstOf = (row: unknown, ...names: readonly string[]) =>
  names.map(name => field(row, name)).find(value => value !== undefined);

/** A status by its number, also as text, or in words. */
function statusOf(value: unknown): Loose<ListStatus> {
  const number = looseCount(value, maxima.priority);
  if (typeof value === 'string' && value.trim() === '') return undefined;
  return typeof number === 'number' ? (statuses[number] ?? null) : looseStatus(value);
}

/** The type of a row; `undefined` if the file doesn't contain it. */
function typeOf(row: unknown): ListType | undefined {
  const type = looseText(firstOf(row, 'series_type', 'media_type'))?.toUpperCase() ?? '';
  return ['0', 'ANIME'].includes(type) ? 'ANIME' : ['1', 'MANGA'].includes(type) ? 'MANGA' : undefined;
}

/** A time in seconds, milliseconds or as text, in epoch milliseconds. */
function timeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value > 1e11 ? value : value > 0 ? value * 1000 : undefined;
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)/.exec(typeof value === 'string' ? value : '') ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${time ?? ''}Z`) || undefined;
}

/** A value that may be a JSON text: `undefined` if it is empty, `null` if it isn't JSON. */
function nestedJson(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  if (value.trim() === '') return undefined;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null;
  }
}

/** The numbers in place of the names of custom lists, or flags as numbers; `undefined` if they are something else. */
function listNumbers(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const numbers = value.map((each: unknown) => (typeof each === 'boolean' ? Number(each) : each));
  return numbers.every(each => typeof each === 'number') ? numbers : undefined;
}

/** The names of custom lists and of categories, which rows refer to by number. */
interface Names {
  readonly lists: readonly string[];
  readonly categories: readonly string[];
}

function namesIn(file: unknown, type: ListType): Names {
  const user = field(file, 'user');
  const texts = (holder: unknown, name: string) =>
    listIn({list: nestedJson(field(holder, name))}, 'list').map(each => (typeof each === 'string' ? each : ''));
  return {
    lists: texts(nestedJson(field(user, 'custom_lists')), type.toLowerCase()),
    categories: texts(nestedJson(field(user, 'advanced_scores')), 'names'),
  };
}

const numbersOf = (row: unknown) => listNumbers(nestedJson(field(row, 'custom_lists'))) ?? [];

/** The names of the custom lists of a row. */
function listsOf(row: unknown, names: Names, meaning: NumberMeaning): Loose<readonly string[]> {
  const value = nestedJson(field(row, 'custom_lists'));
  if (value === undefined || value === null) return value;
  const numbers = listNumbers(value);
  return numbers ? namesOf(numbers, names.lists, meaning) : looseLists(value);
}

/** The advanced scores of a row, by category. */
function advancedOf(row: unknown, {categories}: Names): Loose<ReadonlyMap<string, number>> {
  const value = nestedJson(firstOf(row, 'advanced_scores', 'advanced_score'));
  if (value === undefined || value === null) return value;
  if (Array.isArray(value)) return looseAdvanced(value.map((score: unknown, index) => [categories[index], score]));
  return isJsonObject(value) ? looseAdvanced(Object.entries(value)) : null;
}

/** The meaning of numbers of custom lists; without `isKnown`, those that can mean both are marked. */
interface Meaning {
  readonly meaning: NumberMeaning;
  readonly isKnown: boolean;
}

function readRow(row: unknown, place: number, names: Names, {meaning, isKnown}: Meaning) {
  const given = firstOf(row, 'title', 'series_title', 'title_romaji');
  const title = shortText(given, 'title');
  const problems = (reasons: readonly LeftOutReason[]) =>
    reasons.map((reason): LeftOut => ({row: place, title, reason}));
  const mediaId = looseCount(firstOf(row, 'series_id', 'media_id'), maxId);
  if (typeof mediaId !== 'number' || mediaId < 1) return {leftOut: problems(['unusable'])};
  const {values, left} = sorted({
    status: statusOf(firstOf(row, 'status', 'list_status')),
    scoreRaw: looseScore(firstOf(row, 'score', 'score_raw'), 100),
    progress: looseCount(field(row, 'progress'), maxima.progress),
    progressVolumes: looseCount(firstOf(row, 'progress_volume', 'progress_volumes'), maxima.progress),
    repeat: looseCount(field(row, 'repeat'), maxima.repeat),
    priority: looseCount(field(row, 'priority'), maxima.priority),
    startedAt: looseDate(field(row, 'started_on')),
    completedAt: looseDate(firstOf(row, 'finished_on', 'completed_on')),
    customLists: listsOf(row, names, meaning),
    advancedScores: advancedOf(row, names),
    private: looseFlag(field(row, 'private')),
    hiddenFromStatusLists: looseFlag(firstOf(row, 'hidden_from_status_lists', 'hidden_default', 'hidden')),
    notes: looseText(field(row, 'notes')),
  });
  const read: ImportedEntry = {
    row: place,
    title,
    mediaId,
    updatedAt: timeOf(firstOf(row, 'updated_at')),
    values: {
      ...values,
      notes: values.notes === undefined ? undefined : shortText(decodeEmoji(values.notes)),
    },
  };
  const isUnclear = !isKnown && meanBoth(numbersOf(row), names.lists.length);
  const more = [...textProblems(JSON.stringify(row), given), ...(isUnclear ? ['listNumbers' as const] : [])];
  return {entry: read, leftOut: problems([...reasonsOf(left), ...more])};
}

/** The rows of both lists: at the top of `lists`, or in groups with `entries`. */
const rowsOf = (file: unknown) =>
  listIn(file, 'lists').flatMap(each => (Array.isArray(field(each, 'entries')) ? listIn(each, 'entries') : [each]));

const hasId = (row: unknown) => firstOf(row, 'series_id', 'media_id') !== undefined;

/**
 * Reads the file of AniList's own data download (GDPR), one row per step. Custom lists and advanced scores are JSON
 * texts there, which refer to the names beside the user.
 */
export function* readDataExport(source: string, type: ListType, chosen: Readings = {}): Steps<FileReading> {
  const parsed = yield* parseJson(source);
  if (!parsed) return {problem: 'notJson'};
  const rows = rowsOf(parsed.value);
  if (!isJsonObject(parsed.value) || !rows.some(hasId)) return {problem: 'notAList'};
  const wanted = Array.from(rows.entries()).filter(([, row]) => (typeOf(row) ?? type) === type);
  const names = namesIn(parsed.value, type);
  const guess = new MeaningGuess();
  for (const [, row] of wanted) {
    yield;
    guess.add(numbersOf(row), names.lists.length);
  }
  const meaning = chosen.listNumbers ?? guess.meaning();
  const isKnown = chosen.listNumbers !== undefined || !guess.isUnclear();
  const entries: ImportedEntry[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, row] of wanted) {
    yield;
    const read = readRow(row, index + 1, names, {meaning, isKnown});
    leftOut.push(...read.leftOut);
    if (read.entry) entries.push(read.entry);
  }
  const user = field(parsed.value, 'user');
  const about = {
    userName: textIn(user, 'display_name') ?? textIn(user, 'name'),
    scoreFormat: 'POINT_100',
    exportedAt: undefined,
    isUntyped: wanted.some(([, row]) => typeOf(row) === undefined),
    otherCount: rows.length - wanted.length,
    guesses: {listNumbers: guess.isUnclear() ? (chosen.listNumbers ?? ('unclear' as const)) : undefined},
  };
  return {list: {...about, entries, leftOut}};
}
