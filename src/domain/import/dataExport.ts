import {customLists} from '../list/customLists';
import type {ListStatus} from '../list/listStatus';
import {decodeEmoji} from '../text/characterReferences';
import type {Steps} from '../value/steps';
import {leftOutOf, maxId, maxima, shortText, type FileReading, type ImportedEntry, type LeftOut} from './importedEntry';
import {field, isJsonObject, listIn, parseJson, textIn} from './json';
import {looseCount, looseDate, looseScore, looseStatus, sorted, type Loose} from './looseValues';

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

/** A switch, as a boolean, a number or text. */
function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const number = looseCount(value, 1);
  return typeof number === 'number' ? number === 1 : undefined;
}

function readRow(row: unknown) {
  const title = shortText(firstOf(row, 'title', 'series_title', 'title_romaji'), 'title');
  const mediaId = looseCount(firstOf(row, 'series_id', 'media_id'), maxId);
  if (typeof mediaId !== 'number' || mediaId < 1) return {leftOut: [{title, reason: 'unusable'}] as const};
  const {values, left} = sorted({
    status: statusOf(firstOf(row, 'status', 'list_status')),
    scoreRaw: looseScore(firstOf(row, 'score', 'score_raw'), 100),
    progress: looseCount(field(row, 'progress'), maxima.progress),
    progressVolumes: looseCount(firstOf(row, 'progress_volume', 'progress_volumes'), maxima.progress),
    repeat: looseCount(field(row, 'repeat'), maxima.repeat),
    priority: looseCount(field(row, 'priority'), maxima.priority),
    startedAt: looseDate(field(row, 'started_on')),
    completedAt: looseDate(firstOf(row, 'finished_on', 'completed_on')),
  });
  const notes = field(row, 'notes');
  const read: ImportedEntry = {
    title,
    mediaId,
    values: {
      ...values,
      private: flagOf(field(row, 'private')),
      hiddenFromStatusLists: flagOf(firstOf(row, 'hidden_from_status_lists', 'hidden_default', 'hidden')),
      notes: notes === null ? '' : notes === undefined ? undefined : shortText(decodeEmoji(String(notes)), 'notes'),
      customLists: customLists(field(row, 'custom_lists'))?.map(name => shortText(name, 'name')),
    },
  };
  return {entry: read, leftOut: leftOutOf(title, left)};
}

/** The rows of both lists: at the top of `lists`, or in groups with `entries`. */
const rowsOf = (file: unknown) =>
  listIn(file, 'lists').flatMap(each => (Array.isArray(field(each, 'entries')) ? listIn(each, 'entries') : [each]));

const hasId = (row: unknown) => firstOf(row, 'series_id', 'media_id') !== undefined;

/** Reads the file of AniList's own data download (GDPR), one row per step. It doesn't say which rows are anime. */
export function* readDataExport(source: string): Steps<FileReading> {
  const parsed = yield* parseJson(source);
  if (!parsed) return {problem: 'notJson'};
  const rows = rowsOf(parsed.value);
  if (!isJsonObject(parsed.value) || !rows.some(hasId)) return {problem: 'notAList'};
  const entries = new Map<number, ImportedEntry>();
  const leftOut: LeftOut[] = [];
  for (const row of rows) {
    yield;
    const read = readRow(row);
    const id = read.entry?.mediaId;
    if (id !== undefined && entries.has(id)) continue;
    leftOut.push(...read.leftOut);
    if (read.entry && id !== undefined) entries.set(id, read.entry);
  }
  const user = field(parsed.value, 'user');
  const userName = textIn(user, 'display_name') ?? textIn(user, 'name');
  return {list: {userName, exportedAt: undefined, isUntyped: true, entries: [...entries.values()], leftOut}};
}
