import type {FuzzyDate} from '../date/fuzzyDate';
import type {Steps} from '../value/steps';
import {anthologyOf, fixedMedia} from './fixedTitles';
import {maxima, shortText, type FileReading, type ImportedEntry} from './importedEntry';
import {field, isJsonObject, listIn, parseJson, textIn} from './json';
import {reasonsOf, textProblems, type LeftOut, type LeftOutReason} from './leftOut';
import {looseCount, looseDate, looseScore, looseStatus, sorted, type Loose} from './looseValues';
import {importProgress, importRepeat, importStatus, type OtherSiteRow} from './otherSiteImport';

type ListType = 'ANIME' | 'MANGA';

interface Row extends OtherSiteRow {
  readonly name: string;
  /** 0 to 5, in half steps; 0 means unrated. */
  readonly rating: number | undefined;
  readonly startedAt: FuzzyDate | undefined;
  readonly completedAt: FuzzyDate | undefined;
  /** Whether both dates have the same second, as when many rows are added at once. */
  readonly isAddedAtOnce: boolean;
}

/** A rating of 0 to 5 stars, rounded to the nearest half star. */
function starsOf(value: unknown): Loose<number> {
  const score = looseScore(typeof value === 'number' || typeof value === 'string' ? `${value}/5` : value, 100);
  return typeof score === 'number' ? Math.round(score / 10) / 2 : score;
}

/** The row in an entry of the file, and its unusable values; `undefined` without a name. */
function readRow(entry: unknown): {row: Row; left: readonly LeftOutReason[]} | undefined {
  const name = shortText(textIn(entry, 'name'), 'title');
  if (!name) return undefined;
  const count = (key: string, most: number) => looseCount(field(entry, key), most);
  const {values, left} = sorted({
    score: starsOf(field(entry, 'rating')),
    repeat: count('times', maxima.repeat),
    progress: count('eps', maxima.progress),
    chapters: count('ch', maxima.progress),
    progressVolumes: count('vol', maxima.progress),
    length: count('length', maxima.progress),
    startedAt: looseDate(field(entry, 'started') || undefined),
    completedAt: looseDate(field(entry, 'completed') || undefined),
  });
  const row = {
    name,
    status: textIn(entry, 'status') ?? '',
    rating: values.score,
    times: values.repeat,
    eps: values.progress,
    ch: values.chapters,
    vol: values.progressVolumes,
    length: values.length || undefined,
    startedAt: values.startedAt,
    completedAt: values.completedAt,
    isAddedAtOnce:
      field(entry, 'started') === field(entry, 'completed') && /\d:\d\d:\d\d/.test(textIn(entry, 'started') ?? ''),
  };
  const unread = left.map(each => (each === 'chapters' || each === 'length' ? 'progress' : each));
  return {row, left: [...reasonsOf(unread), ...textProblems(JSON.stringify(entry), field(entry, 'name'))]};
}

/** The status of a row; a word unknown to the site is read as other programs write it. */
const statusOf = (row: Row) => importStatus(row) ?? looseStatus(row.status) ?? undefined;

function entryOf(row: Row, place: number, type: ListType): ImportedEntry | 'notWatched' {
  const status = statusOf(row);
  if (status === 'skip') return 'notWatched';
  const dates = {startedAt: row.startedAt, completedAt: row.completedAt};
  return {
    row: place,
    title: row.name,
    mediaId: fixedMedia(row.name, type),
    values: {
      status,
      // No rating is a rating of 0 there.
      stars: row.rating || undefined,
      repeat: row.times === undefined ? undefined : importRepeat(row.times),
      ...(status ? importProgress(row, status, type) : {}),
      ...(row.isAddedAtOnce ? {} : dates),
    },
    ...(row.isAddedAtOnce ? {doubtfulDates: dates} : {}),
  };
}

/**
 * The time of an export (epoch ms) in the site's format: "2022-01-12 14:22-0800", which not every engine reads. Without
 * a time of day, the beginning of the day.
 */
function exportTime(text: string | undefined): number | undefined {
  const [, day, time = '00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/.exec(text?.trim() ?? '') ?? [];
  if (!day) return undefined;
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
  const at = Date.parse(`${day}T${time}${offset}`);
  return Number.isFinite(at) ? at : undefined;
}

/**
 * Collects one entry for all watched parts of each anthology, in place of the rows of its parts. It is CURRENT with the
 * number of watched parts as its progress; the rating and the repeats of a part are not those of the whole. A part that
 * would be left out stays a row of its own.
 */
class Anthologies {
  readonly #gathered = new Map<number, {title: string; progress: number; rowCount: number}>();

  /** Adds a row if it is a watched part; returns whether it is. */
  gather({name, status, length}: Row): boolean {
    const anthology = anthologyOf(name);
    const partStatus = importStatus({status});
    if (!anthology || partStatus === undefined || partStatus === 'skip') return false;
    const known = this.#gathered.get(anthology.mediaId) ?? {title: anthology.whole, progress: 0, rowCount: 0};
    const watched = length ?? Number(partStatus === 'COMPLETED');
    const rowCount = known.rowCount + 1;
    this.#gathered.set(anthology.mediaId, {...known, progress: known.progress + watched, rowCount});
    return true;
  }

  wholes(): readonly ImportedEntry[] {
    return Array.from(this.#gathered, ([mediaId, {title, progress, rowCount}]) => ({
      title,
      mediaId,
      rowCount,
      values: {status: 'CURRENT', progress} as const,
    }));
  }
}

/** Reads the file that the other site exports (rule import-6), one row per step. */
export function* readOtherSiteList(source: string, type: ListType): Steps<FileReading> {
  const parsed = yield* parseJson(source);
  if (!parsed) return {problem: 'notJson'};
  const about = field(parsed.value, 'export');
  const stated = textIn(about, 'type');
  if (!isJsonObject(parsed.value) || !stated || !Array.isArray(field(parsed.value, 'entries')))
    return {problem: 'notAList'};
  if (stated.toUpperCase() !== type) return {problem: 'wrongList'};
  const leftOut: LeftOut[] = [];
  const anthologies = new Anthologies();
  const entries: ImportedEntry[] = [];
  const take = (row: Row, place: number) => {
    if (anthologies.gather(row)) return;
    const entry = entryOf(row, place, type);
    const leave = (reason: LeftOutReason) => leftOut.push({row: place, title: row.name, reason});
    if (typeof entry === 'string') leave(entry);
    else {
      entries.push(entry);
      if (entry.values.status === undefined) leave('status');
    }
  };
  for (const [index, entry] of listIn(parsed.value, 'entries').entries()) {
    yield;
    const read = readRow(entry);
    const place = index + 1;
    if (!read) leftOut.push({row: place, title: '', reason: 'unusable'});
    else {
      leftOut.push(...read.left.map(reason => ({row: place, title: read.row.name, reason})));
      take(read.row, place);
    }
  }
  const userName = textIn(field(parsed.value, 'user'), 'name');
  return {
    list: {
      userName,
      exportedAt: exportTime(textIn(about, 'date')),
      entries: [...entries, ...anthologies.wholes()],
      leftOut,
    },
  };
}
