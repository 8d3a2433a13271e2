import type {FuzzyDate} from '../date/fuzzyDate';
import type {ListStatus} from '../list/listStatus';
import type {Steps} from '../value/steps';
import {maxId, maxima, shortText, type FileReading, type ImportedEntry, type Readings} from './importedEntry';
import {reasonsOf, textProblems, type LeftOut, type LeftOutReason} from './leftOut';
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

/** The repeat count that a former fault of MyAnimeList left in lists. */
const faultyRepeat = 255;

/** The elements about a copy that the user owns, which AniList has no place for. */
const storage = ['my_storage', 'my_storage_value', 'my_retail_volumes', 'my_scanalation_group'] as const;
const hasStorage = (texts: Texts) => storage.some(name => !/^[0.]*$/.test(texts.get(name) ?? ''));

/** A score or date; `undefined` if it is empty, because that must not clear what AniList has. */
const unlessEmpty = <T extends number | FuzzyDate>(value: Loose<T>): Loose<T> =>
  value === 0 || (typeof value === 'object' && value && !Object.keys(value).length) ? undefined : value;

function tagsOf(texts: Texts): readonly string[] | undefined {
  const tags = (texts.get('my_tags') ?? '').split(',').map(tag => tag.trim().replace(/^#+/, ''));
  return tags.some(Boolean) ? tags.filter(Boolean) : undefined;
}

/**
 * The entry in a row, and its unusable values. Missing and empty values are `undefined`, so that an import leaves them
 * unchanged.
 */
function readEntry(texts: Texts, row: number, type: ListType, scale: Scale) {
  const written = textAt(texts, type, 'name');
  const title = shortText(written, 'title');
  const problems = (reasons: readonly LeftOutReason[]) => reasons.map((reason): LeftOut => ({row, title, reason}));
  const malId = looseCount(textAt(texts, type, 'id'), maxId);
  if (typeof malId !== 'number' || malId < 1) return {leftOut: problems(['unusable'])};
  const {values, left} = sorted({
    status: statusOf(texts, type),
    scoreRaw: unlessEmpty(looseScore(texts.get('my_score'), scale)),
    progress: looseCount(textAt(texts, type, 'progress') || undefined, maxima.progress),
    ...(type === 'MANGA'
      ? {progressVolumes: looseCount(texts.get('my_read_volumes') || undefined, maxima.progress)}
      : {}),
    repeat: looseCount(textAt(texts, type, 'repeat') || undefined, maxima.repeat),
    priority: priorityOf(texts),
    startedAt: unlessEmpty(looseDate(texts.get('my_start_date'))),
    completedAt: unlessEmpty(looseDate(texts.get('my_finish_date'))),
  });
  const isFault = values.repeat === faultyRepeat;
  const entry: ImportedEntry = {
    row,
    title,
    malId,
    values: {
      ...values,
      ...(isFault ? {repeat: undefined} : {}),
      notes: shortText(texts.get('my_comments')) || undefined,
      tags: tagsOf(texts),
    },
  };
  return {
    entry,
    leftOut: problems([
      ...reasonsOf(left),
      ...(isFault ? ['repeatFault' as const] : []),
      ...(hasStorage(texts) ? ['storage' as const] : []),
      ...textProblems([...texts.values()].join('\n'), written),
    ]),
  };
}

/**
 * Reads a list in the XML of MyAnimeList, plain or gzipped, one row per step. The rows decide its type, not the header.
 */
export function* readMalList(source: string, type: ListType, chosen: Readings = {}): Steps<FileReading> {
  const rows = yield* readXmlRows(source, 'myanimelist', ['myinfo', 'anime', 'manga']);
  if (!rows) return {problem: 'notAList'};
  const about = rows.find(({name}) => name === 'myinfo')?.texts;
  const wanted = rows.filter(({name}) => name === malNames[type].entry);
  const stated = about?.get('user_export_type');
  const otherName = malNames[type === 'ANIME' ? 'MANGA' : 'ANIME'].entry;
  const otherCount = rows.filter(({name}) => name === otherName).length;
  const saysOther = (stated === '1' || stated === '2') && stated !== malNames[type].exportType;
  if (!wanted.length && (otherCount || saysOther)) return {problem: 'wrongList'};
  const guess = new ScaleGuess();
  for (const {texts} of wanted) {
    yield;
    guess.add(texts.get('my_score'));
  }
  const scale = chosen.scale ?? guess.scale();
  const entries: ImportedEntry[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, {texts, isCut}] of wanted.entries()) {
    yield;
    const read = readEntry(texts, index + 1, type, scale);
    if (isCut) leftOut.push({row: index + 1, title: shortText(textAt(texts, type, 'name'), 'title'), reason: 'cut'});
    else {
      if (read.entry) entries.push(read.entry);
      leftOut.push(...read.leftOut);
    }
  }
  const userName = about?.get('user_name') || undefined;
  const guesses = {scale: guess.isNeeded() ? scale : undefined};
  return {list: {userName, exportedAt: undefined, otherCount, guesses, entries, leftOut}};
}
