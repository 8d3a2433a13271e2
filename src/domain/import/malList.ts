import type {ListStatus} from '../list/listStatus';
import type {Steps} from '../value/steps';
import {leftOutOf, maxId, maxima, shortText, type FileReading, type ImportedEntry, type LeftOut} from './importedEntry';
import {
  looseCount,
  looseDate,
  looseScore,
  looseStatus,
  ScaleGuess,
  sorted,
  type Loose,
  type Scale,
} from './looseValues';
import {readXmlRows} from './xml';

type ListType = 'ANIME' | 'MANGA';

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

/** Other names for the same elements, used by public exporters and by MyAnimeList's own former format. */
const otherNames = {
  ANIME: {id: ['anime_animedb_id', 'series_id'], name: ['title'], repeat: ['my_times_read'], progress: []},
  MANGA: {
    id: ['series_mangadb_id', 'series_id'],
    name: ['series_title', 'title'],
    repeat: ['my_times_watched'],
    progress: ['my_chapters_read'],
  },
} as const;

/** The text of an element, by the first of its names that occurs. */
function textAt(texts: Texts, type: ListType, name: keyof (typeof otherNames)['ANIME']): string | undefined {
  return [malNames[type][name], ...otherNames[type][name]]
    .map(each => texts.get(each))
    .find(text => text !== undefined);
}

const isYes = (text: string | undefined) => text === '1' || text?.toLowerCase() === 'yes';

/** The status of a row. A flag, or Shikimori's second status, marks a completed entry as being repeated. */
function statusOf(texts: Texts, type: ListType): Loose<ListStatus> {
  const isAgain =
    malNames[type].again.some(name => isYes(texts.get(name))) || looseStatus(texts.get('shiki_status')) === 'REPEATING';
  return isAgain ? 'REPEATING' : looseStatus(texts.get('my_status'));
}

function priorityOf(texts: Texts): Loose<number> {
  const word = texts.get('my_priority')?.toLowerCase();
  if (!word) return undefined;
  return priorities.get(word) ?? looseCount(word, 2);
}

/**
 * The entry in a row, and its unusable values. Missing values are `undefined`, so that an import leaves them unchanged.
 */
function readEntry(texts: Texts, type: ListType, scale: Scale) {
  const title = shortText(textAt(texts, type, 'name'), 'title');
  const malId = looseCount(textAt(texts, type, 'id'), maxId);
  if (typeof malId !== 'number' || malId < 1) return {title, leftOut: [{title, reason: 'unusable'}] as const};
  const {values, left} = sorted({
    status: statusOf(texts, type),
    scoreRaw: looseScore(texts.get('my_score'), scale),
    progress: looseCount(textAt(texts, type, 'progress'), maxima.progress),
    ...(type === 'MANGA' ? {progressVolumes: looseCount(texts.get('my_read_volumes'), maxima.progress)} : {}),
    repeat: looseCount(textAt(texts, type, 'repeat'), maxima.repeat),
    priority: priorityOf(texts),
    startedAt: looseDate(texts.get('my_start_date')),
    completedAt: looseDate(texts.get('my_finish_date')),
  });
  const comments = texts.get('my_comments');
  const notes = comments === undefined ? undefined : shortText(comments, 'notes');
  return {title, entry: {title, malId, values: {...values, notes}}, leftOut: leftOutOf(title, left)};
}

/**
 * Reads a list in the XML of MyAnimeList, plain or gzipped, one row per step. The rows decide its type, not the header.
 */
export function* readMalList(source: string, type: ListType): Steps<FileReading> {
  const rows = yield* readXmlRows(source, 'myanimelist', ['myinfo', 'anime', 'manga']);
  if (!rows) return {problem: 'notAList'};
  const about = rows.find(({name}) => name === 'myinfo')?.texts;
  const wanted = rows.filter(({name}) => name === malNames[type].entry);
  const stated = about?.get('user_export_type');
  const isOther = rows.some(({name}) => name === malNames[type === 'ANIME' ? 'MANGA' : 'ANIME'].entry);
  const saysOther = (stated === '1' || stated === '2') && stated !== malNames[type].exportType;
  if (!wanted.length && (isOther || saysOther)) return {problem: 'wrongList'};
  const guess = new ScaleGuess();
  for (const {texts} of wanted) {
    yield;
    guess.add(texts.get('my_score'));
  }
  const scale = guess.scale();
  const entries: ImportedEntry[] = [];
  const leftOut: LeftOut[] = [];
  for (const {texts, isCut} of wanted) {
    yield;
    const read = readEntry(texts, type, scale);
    if (isCut) leftOut.push({title: read.title, reason: 'cut'});
    else {
      if (read.entry) entries.push(read.entry);
      leftOut.push(...read.leftOut);
    }
  }
  return {list: {userName: about?.get('user_name') || undefined, exportedAt: undefined, entries, leftOut}};
}
