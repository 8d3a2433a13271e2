import type {FuzzyDate} from '../date/fuzzyDate';
import {parseListStatus, type ListStatus} from '../list/listStatus';
import {maxId, maxima, shortText, wholeNumber, type FileReading, type ImportedEntry} from './importedEntry';
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

/** A number in a text; `undefined` if it is empty or none. Throws nothing. */
const numberIn = (text: string | undefined, most: number) =>
  text === undefined || !/^\d{1,9}$/.test(text) ? undefined : wholeNumber(Number(text), 0, most);

const date = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A date such as 2004-00-00, in which zeros are what is not known. */
function dateIn(text: string | undefined): FuzzyDate {
  const [year, month, day] = (date.exec(text ?? '') ?? []).slice(1).map(Number);
  if (!year || (month ?? 0) > 12 || (day ?? 0) > 31) return {};
  return {year, ...(month ? {month, ...(day ? {day} : {})} : {})};
}

const isYes = (text: string | undefined) => text === '1' || text?.toLowerCase() === 'yes';

/** The entry in an element; otherwise its title and why it is left out. */
function readEntry(texts: Texts, type: ListType): ImportedEntry | 'unusable' | 'unknownStatus' {
  const names = malNames[type];
  const malId = numberIn(texts.get(names.id), maxId);
  const [progress, repeat] = [
    numberIn(texts.get(names.progress) || '0', maxima.progress),
    numberIn(texts.get(names.repeat) || '0', maxima.repeat),
  ];
  const score = numberIn(texts.get('my_score') || '0', 10);
  const volumes = numberIn(texts.get('my_read_volumes') || '0', maxima.progress);
  if (!malId || progress === undefined || repeat === undefined || score === undefined || volumes === undefined)
    return 'unusable';
  const word = texts.get('my_status') ?? '';
  const status = statuses.get(word.toLowerCase()) ?? parseListStatus(word);
  if (!status) return 'unknownStatus';
  const isAgain = names.again.some(name => isYes(texts.get(name)));
  return {
    title: shortText(texts.get(names.name), 'title'),
    malId,
    values: {
      ...{status: isAgain ? 'REPEATING' : status, scoreRaw: score * 10, progress, repeat},
      ...(type === 'MANGA' ? {progressVolumes: volumes} : {}),
      priority: priorities.get((texts.get('my_priority') ?? '').toLowerCase()),
      notes: shortText(texts.get('my_comments'), 'notes'),
      startedAt: dateIn(texts.get('my_start_date')),
      completedAt: dateIn(texts.get('my_finish_date')),
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
