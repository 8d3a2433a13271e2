import {anthologyOf, fixedMedia} from './fixedTitles';
import {
  maxima,
  shortText,
  wholeNumber,
  type FileReading,
  type ImportedEntry,
  type LeftOutReason,
} from './importedEntry';
import {field, isJsonObject, listIn, parseJson, textIn} from './json';
import {importProgress, importRepeat, importStatus, type OtherSiteRow} from './otherSiteImport';

type ListType = 'ANIME' | 'MANGA';

interface Row extends OtherSiteRow {
  readonly name: string;
  /** 0 to 5, in half steps; 0 means unrated. */
  readonly rating: number | undefined;
}

const isStars = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 5 && Number.isInteger(value * 2);

/** A count of the file: `undefined` if there is none, `null` if it is unusable. */
function numberAt(entry: unknown, name: 'eps' | 'ch' | 'vol' | 'length' | 'times'): number | undefined | null {
  const value = field(entry, name) ?? undefined;
  const most = name === 'times' ? maxima.repeat : maxima.progress;
  return value === undefined ? undefined : (wholeNumber(value, 0, most) ?? null);
}

/** The row in an entry of the file; `undefined` if a value is none. */
function readRow(entry: unknown): Row | undefined {
  const [name, status] = [textIn(entry, 'name'), textIn(entry, 'status')];
  const rating = field(entry, 'rating') ?? undefined;
  const isRating = rating === undefined || isStars(rating);
  const counts = ['eps', 'ch', 'vol', 'length', 'times'] as const;
  const isCounted = counts.every(key => numberAt(entry, key) !== null);
  if (!name || !status || !isRating || !isCounted) return undefined;
  const [eps, ch, vol, length, times] = counts.map(key => numberAt(entry, key) ?? undefined);
  return {name: shortText(name, 'title'), status, rating, times, eps, ch, vol, length: length || undefined};
}

function entryOf(row: Row, type: ListType): ImportedEntry | LeftOutReason {
  const status = importStatus(row);
  if (status === undefined) return 'unknownStatus';
  if (status === 'skip') return 'notWatched';
  return {
    title: row.name,
    mediaId: fixedMedia(row.name, type),
    values: {
      ...{status, stars: row.rating, repeat: row.times === undefined ? undefined : importRepeat(row.times)},
      ...importProgress(row, status, type),
    },
  };
}

/**
 * One entry for all watched parts of each anthology, in place of the rows of its parts (rule import-5). The rating and
 * the repeats of a part are not those of the whole. What is left out stays a row of its own.
 */
function gatherAnthologies(rows: readonly Row[]): {rows: readonly Row[]; wholes: readonly ImportedEntry[]} {
  const gathered = new Map<number, {title: string; progress: number}>();
  const others = rows.filter(({name, status, length}) => {
    const anthology = anthologyOf(name);
    const partStatus = importStatus({status});
    if (!anthology || partStatus === undefined || partStatus === 'skip') return true;
    const known = gathered.get(anthology.mediaId) ?? {title: anthology.whole, progress: 0};
    const watched = length ?? Number(partStatus === 'COMPLETED');
    gathered.set(anthology.mediaId, {...known, progress: known.progress + watched});
    return false;
  });
  const wholes = Array.from(gathered, ([mediaId, {title, progress}]) => ({
    ...{title, mediaId},
    values: {status: 'CURRENT', progress} as const,
  }));
  return {rows: others, wholes};
}

/** Reads the file that the other site exports (rules import-5 and import-6). */
export function readOtherSiteList(source: string, type: ListType): FileReading {
  const parsed = parseJson(source);
  if (!parsed) return {problem: 'notJson'};
  const about = field(parsed.value, 'export');
  const stated = textIn(about, 'type');
  if (!isJsonObject(parsed.value) || !stated || !Array.isArray(field(parsed.value, 'entries')))
    return {problem: 'notAList'};
  if (stated.toUpperCase() !== type) return {problem: 'wrongList'};
  const leftOut: {title: string; reason: LeftOutReason}[] = [];
  const rows = listIn(parsed.value, 'entries').flatMap(entry => {
    const row = readRow(entry);
    if (!row) leftOut.push({title: shortText(textIn(entry, 'name'), 'title'), reason: 'unusable'});
    return row ?? [];
  });
  const {rows: others, wholes} = gatherAnthologies(rows);
  const entries = others.flatMap(row => {
    const entry = entryOf(row, type);
    if (typeof entry === 'object') return entry;
    leftOut.push({title: row.name, reason: entry});
    return [];
  });
  const at = Date.parse(textIn(about, 'date') ?? '');
  const userName = textIn(field(parsed.value, 'user'), 'name');
  return {
    list: {userName, exportedAt: Number.isFinite(at) ? at : undefined, entries: [...entries, ...wholes], leftOut},
  };
}
