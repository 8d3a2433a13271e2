import type {FuzzyDate} from '../date/fuzzyDate';
import {parseListStatus, type ListStatus} from '../list/listStatus';
import {
  maxId,
  maxima,
  usableValues,
  shortText,
  wholeNumber,
  type FileReading,
  type ImportedEntry,
} from './importedEntry';
import {readXml, type XmlElement} from './xml';

type ListType = 'ANIME' | 'MANGA';

/** What MyAnimeList calls a status where AniList has another word, and the numbers it has for all. */
const statuses: ReadonlyMap<string, ListStatus> = new Map([
  ['on-hold', 'PAUSED'],
  ['on hold', 'PAUSED'],
  ['1', 'CURRENT'],
  ['2', 'COMPLETED'],
  ['3', 'PAUSED'],
  ['4', 'DROPPED'],
  ['6', 'PLANNING'],
]);

const priorities: ReadonlyMap<string, number> = new Map([
  ['low', 0],
  ['medium', 1],
  ['high', 2],
]);

/** Names of the elements that differ between the two lists. */
export const malNames = {
  ANIME: {
    entry: 'anime',
    id: 'series_animedb_id',
    name: 'series_title',
    progress: 'my_watched_episodes',
    repeat: 'my_times_watched',
    again: ['my_rewatching'],
    exportType: '1',
  },
  MANGA: {
    entry: 'manga',
    id: 'manga_mangadb_id',
    name: 'manga_title',
    progress: 'my_read_chapters',
    repeat: 'my_times_read',
    again: ['my_rereading', 'my_rereadingg'],
    exportType: '2',
  },
} as const;

type Texts = ReadonlyMap<string, string>;

const textsOf = ({children}: XmlElement): Texts =>
  new Map(children.map(({name, text}) => [name.toLowerCase(), text.trim()]));

/** A number of an entry: `undefined` if there is no such element, 0 if it is empty, `null` if it is unusable. */
function numberAt(texts: Texts, name: string, most: number): number | undefined | null {
  const text = texts.get(name);
  if (text === undefined) return undefined;
  return /^\d{0,9}$/.test(text) ? (wholeNumber(Number(text), 0, most) ?? null) : null;
}

const date = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * A date such as 2004-00-00, in which zeros are what is not known: `undefined` if there is no such element, nothing known
 * if it is empty, `null` if it is unusable.
 */
function dateAt(texts: Texts, name: string): FuzzyDate | undefined | null {
  const text = texts.get(name);
  if (text === undefined) return undefined;
  if (text === '') return {};
  const [year, month = 0, day = 0] = (date.exec(text) ?? []).slice(1).map(Number);
  if (year === undefined || month > 12 || day > 31) return null;
  if (!year) return {};
  return {year, ...(month ? {month, ...(day ? {day} : {})} : {})};
}

const isYes = (text: string | undefined) => text === '1' || text?.toLowerCase() === 'yes';

/** The numbers and dates of an entry; `undefined` if one of them is unusable. */
function measuresOf(texts: Texts, type: ListType) {
  const score = numberAt(texts, 'my_score', 10);
  const measures = {
    scoreRaw: score && score * 10,
    progress: numberAt(texts, malNames[type].progress, maxima.progress),
    repeat: numberAt(texts, malNames[type].repeat, maxima.repeat),
    ...(type === 'MANGA' ? {progressVolumes: numberAt(texts, 'my_read_volumes', maxima.progress)} : {}),
    startedAt: dateAt(texts, 'my_start_date'),
    completedAt: dateAt(texts, 'my_finish_date'),
  };
  return usableValues(measures);
}

/** The entry in an element; otherwise why it is left out. What the element does not say is `undefined` (rule import-10). */
function readEntry(texts: Texts, type: ListType): ImportedEntry | 'unusable' | 'unknownStatus' {
  const names = malNames[type];
  const malId = numberAt(texts, names.id, maxId);
  const measures = measuresOf(texts, type);
  if (!malId || !measures) return 'unusable';
  const word = texts.get('my_status') ?? '';
  const status = statuses.get(word.toLowerCase()) ?? parseListStatus(word);
  if (!status) return 'unknownStatus';
  const isAgain = names.again.some(name => isYes(texts.get(name)));
  return {
    title: shortText(texts.get(names.name), 'title'),
    malId,
    values: {
      ...{status: isAgain ? 'REPEATING' : status, ...measures},
      priority: priorities.get((texts.get('my_priority') ?? '').toLowerCase()),
      notes: texts.has('my_comments') ? shortText(texts.get('my_comments'), 'notes') : undefined,
    },
  };
}

/** Reads a list in the XML of MyAnimeList (rule import-7). */
export function readMalList(source: string, type: ListType): FileReading {
  const root = readXml(source);
  if (root?.name !== 'myanimelist') return {problem: 'notAList'};
  const info = root.children.find(({name}) => name === 'myinfo');
  const about = info && textsOf(info);
  const {entry: wanted, exportType} = malNames[type];
  const elements = root.children.filter(({name}) => name === wanted);
  const stated = about?.get('user_export_type');
  const isOther =
    stated === '1' || stated === '2' ? stated !== exportType : !elements.length && root.children.length > 1;
  if (isOther) return {problem: 'wrongList'};
  const entries: ImportedEntry[] = [];
  const leftOut: {title: string; reason: 'unusable' | 'unknownStatus'}[] = [];
  for (const element of elements) {
    const texts = textsOf(element);
    const read = readEntry(texts, type);
    if (typeof read === 'object') entries.push(read);
    else leftOut.push({title: shortText(texts.get(malNames[type].name), 'title'), reason: read});
  }
  return {
    list: {userName: about?.get('user_name') || undefined, exportedAt: undefined, entries, leftOut},
  };
}
