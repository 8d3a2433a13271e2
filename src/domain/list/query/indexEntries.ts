import {fuzzyDateNumber, type FuzzyDate} from '../../date/fuzzyDate';
import type {Steps} from '../../value/steps';
import {episodesBehind} from '../airing';
import type {QueryEntry} from './entry';
import {nameOf} from './field';
import {fields, fieldKeys, type FieldKey} from './fields';
import {searchedText} from './fold';
import type {QueryRow} from './row';

/** Everything about entries that isn't in the stored list. */
export interface IndexContext<E extends QueryEntry> {
  /** The time (epoch milliseconds). */
  readonly now: number;
  /** The user's calendar day at a time (epoch milliseconds). */
  readonly dayOf: (time: number) => FuzzyDate;
  /** The title as the user sees it. */
  readonly titleOf: (entry: E) => string;
  /** More titles of an entry, such as the user's own and aliases. */
  readonly otherTitlesOf?: (entry: E) => readonly string[];
  /** Whether a media item is a favourite, if known. */
  readonly isFavourite?: (mediaId: number) => boolean | undefined;
  /** Rows of an earlier index in the same context, which are used again for the same entries. */
  readonly known?: ReadonlyMap<number, QueryRow<E>> | undefined;
}

/** The rows of a list, and the names that it has, the most frequent first. */
export interface QueryIndex<E extends QueryEntry> {
  readonly rows: readonly QueryRow<E>[];
  readonly names: ReadonlyMap<FieldKey, readonly string[]>;
}

/**
 * Episodes that have aired and aren't watched: for anime with a next episode those before it, for finished ones all.
 * The data may be older than the latest episode.
 */
function behindOf({progress, media: {next, episodes, status, type}}: QueryEntry, now: number): number | undefined {
  if (type === 'MANGA') return undefined;
  if (next) {
    const timeUntilAiring = (next.airingAt ?? Infinity) - now / 1000;
    return episodesBehind(progress, {episode: next.episode, timeUntilAiring});
  }
  return status === 'FINISHED' && episodes ? Math.max(episodes - progress, 0) : undefined;
}

/** The row of an entry, also to replace one after a change. */
export function indexEntry<E extends QueryEntry>(entry: E, context: IndexContext<E>): QueryRow<E> {
  const {romaji, english, native} = entry.media.title;
  const title = context.titleOf(entry);
  const titles = [title, romaji, english, native, ...(context.otherTitlesOf?.(entry) ?? [])].filter(Boolean);
  const dayOf = (seconds: number | undefined) => (seconds ? fuzzyDateNumber(context.dayOf(seconds * 1000)) : undefined);
  return {
    entry,
    title,
    titles: searchedText([...new Set(titles.map(String))]),
    notes: entry.notes ? searchedText([entry.notes]) : undefined,
    addedDay: dayOf(entry.createdAt),
    updatedDay: dayOf(entry.updatedAt),
    airingDay: dayOf(entry.media.next?.airingAt),
    behind: behindOf(entry, context.now),
    isFavourite: context.isFavourite?.(entry.mediaId),
  };
}

type Counts = ReadonlyMap<FieldKey, Map<string, number>>;

/** Fields whose names are offered. The staff of a list are too many. */
const countedFields = fieldKeys.filter(
  key => key !== 'staff' && (fields[key].kind === 'names' || fields[key].kind === 'rated'),
);

function namesOf(key: FieldKey, row: QueryRow): readonly string[] {
  const field = fields[key];
  if (field.kind === 'names') return field.read(row).map(nameOf);
  return field.kind === 'rated' ? field.read(row).map(([name]) => name) : [];
}

function countNames(row: QueryRow, counts: Counts) {
  for (const [key, names] of counts) for (const name of namesOf(key, row)) names.set(name, (names.get(name) ?? 0) + 1);
}

const byCount = (names: ReadonlyMap<string, number>): readonly string[] =>
  [...names]
    .toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
    .map(([name]) => name);

const perStep = 50;

/** Indexes entries for queries, in short steps. */
export function* indexEntries<E extends QueryEntry>(
  entries: Iterable<E>,
  context: IndexContext<E>,
): Steps<QueryIndex<E>> {
  const rows: QueryRow<E>[] = [];
  const counts: Counts = new Map(countedFields.map(key => [key, new Map<string, number>()]));
  for (const entry of entries) {
    const known = context.known?.get(entry.mediaId);
    const row = known?.entry === entry ? known : indexEntry(entry, context);
    rows.push(row);
    countNames(row, counts);
    if (rows.length % perStep === 0) yield undefined;
  }
  return {rows, names: new Map([...counts].map(([key, names]) => [key, byCount(names)]))};
}
