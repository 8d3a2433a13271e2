import {useMemo, useState} from 'react';

import {compareBy} from '#domain/list/query/compareBy';
import {compileQuery} from '#domain/list/query/compile';
import {indexEntry} from '#domain/list/query/indexEntries';
import {parseQuery} from '#domain/list/query/parse';
import {linesOf} from '#domain/list/table/groups';
import {totalsOf} from '#domain/list/table/totals';
import type {TableView} from '#domain/list/table/view';
import type {ListEntry, ListMedia, MediaLists} from '#services/lists/ownList';

const now = Date.UTC(2026, 10, 30, 12);
const today = {year: 2026, month: 11, day: 30};

export type EntryParts = Partial<Omit<ListEntry, 'media'>> & {media?: Partial<ListMedia>};

/** A list entry of a table, titled "Title 5" unless it has another. */
export const tableEntry = (mediaId: number, {media, ...parts}: EntryParts = {}): ListEntry => ({
  id: mediaId + 1000,
  mediaId,
  status: 'CURRENT',
  score: 0,
  scoreRaw: 0,
  advancedScores: undefined,
  progress: 0,
  progressVolumes: 0,
  repeat: 0,
  savedRepeat: 0,
  private: false,
  priority: 0,
  notes: undefined,
  commands: undefined,
  hiddenFromStatusLists: false,
  startedAt: undefined,
  completedAt: undefined,
  createdAt: undefined,
  updatedAt: undefined,
  listLocations: [],
  customLists: [],
  ...parts,
  media: {
    type: 'ANIME',
    status: 'FINISHED',
    episodes: 12,
    chapters: undefined,
    volumes: undefined,
    duration: 24,
    next: undefined,
    format: 'TV',
    isAdult: false,
    country: 'JP',
    source: undefined,
    season: undefined,
    year: 2020,
    title: {romaji: `Title ${mediaId}`, native: undefined, english: undefined},
    tags: [],
    tagRanks: [],
    genres: [],
    meanScore: undefined,
    averageScore: undefined,
    popularity: undefined,
    studios: [],
    staff: [],
    ...media,
  },
});

/** A list with these entries. */
export const tableLists = (entries: readonly ListEntry[], scoreFormat: MediaLists['scoreFormat'] = 'POINT_10') => ({
  type: entries[0]?.media.type ?? ('ANIME' as const),
  scoreFormat,
  hasAdvancedScoring: false,
  entries: new Map(entries.map(entry => [entry.mediaId, entry])),
  lists: [...new Set(entries.flatMap(({customLists}) => customLists))].map(name => ({
    name,
    isCustomList: true,
    status: undefined,
    isSplitCompletedList: false,
    mediaIds: [],
  })),
  at: now,
});

/** The row of an entry. */
export const tableRow = (entry: ListEntry) =>
  indexEntry(entry, {now, dayOf: () => today, titleOf: ({media}) => media.title.romaji ?? ''});

/** The rows of a list that a view shows. */
function arranged(lists: MediaLists, {query: text, group}: TableView) {
  const query = parseQuery(text, {type: lists.type, scoreFormat: lists.scoreFormat});
  const all = Array.from(lists.entries.values(), tableRow);
  const rows = all.filter(compileQuery(query, {today})).toSorted(compareBy(query.order));
  const lines = linesOf(rows, {...lists, group, order: query.order});
  return {query, arrangement: {from: all, rows, lines, totals: totalsOf(rows), group}};
}

export interface SampleOptions extends Partial<TableView> {
  entries: readonly ListEntry[];
  isOwn?: boolean;
  scoreFormat?: MediaLists['scoreFormat'];
  hold?: (isHeld: boolean) => void;
}

/** The model of a table over these entries, arranged at once. */
export function useTableModel({entries, isOwn = true, scoreFormat, hold = () => undefined, ...initial}: SampleOptions) {
  const [view, setView] = useState<TableView>({
    query: '',
    columns: ['title', 'score', 'progress', 'status'],
    widths: {},
    group: undefined,
    ...initial,
  });
  const lists = useMemo(() => tableLists(entries, scoreFormat), [entries, scoreFormat]);
  const {query, arrangement} = useMemo(() => arranged(lists, view), [lists, view]);
  return {
    userName: 'Lister',
    type: lists.type,
    isOwn,
    lists,
    view,
    change: (change: Partial<TableView>) => setView(before => ({...before, ...change})),
    query,
    vocabulary: {},
    arrangement,
    isBusy: false,
    hold,
  };
}
