import type {ListEntry, User, Media} from '../store/rows';
import type {Context} from './context';
import {sortBy} from './filter';

/** A list entry together with its media. */
export interface Counted {
  readonly entry: ListEntry;
  readonly work: Media;
}

/** The list entries of one media type. */
export interface Lists {
  readonly member: User;
  /** Includes planned media. */
  readonly all: readonly Counted[];
  readonly rows: readonly Counted[];
}

/** The numbers of one statistic. */
export interface Figures {
  readonly count: number;
  readonly meanScore: number;
  readonly minutesWatched: number;
  readonly chaptersRead: number;
  readonly mediaIds: number[];
}

/** Rounds a number for output. */
export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
const watched = ({entry, work}: Counted): number =>
  entry.progress * (1 + entry.repeat) * (work.type === 'ANIME' ? (work.duration ?? 24) : 0);

/** The statistics of some entries. */
export function figures(rows: readonly Counted[]): Figures {
  const scored = rows.filter(row => row.entry.rawScore > 0);
  const sum = scored.reduce((total, row) => total + row.entry.rawScore, 0);
  return {
    count: rows.length,
    meanScore: scored.length > 0 ? round(sum / scored.length) : 0,
    minutesWatched: rows.reduce((total, row) => total + watched(row), 0),
    chaptersRead: rows.reduce((total, row) => total + (row.work.type === 'MANGA' ? row.entry.progress : 0), 0),
    mediaIds: rows.map(row => row.work.id),
  };
}

type Key = string | number;

function group<K extends Key>(
  rows: readonly Counted[],
  keysOf: (row: Counted) => readonly (K | null)[],
): [K, Counted[]][] {
  const groups = new Map<K, Counted[]>();
  for (const row of rows)
    for (const key of keysOf(row)) {
      if (key === null) continue;
      const known = groups.get(key);
      if (known) known.push(row);
      else groups.set(key, [row]);
    }
  return [...groups];
}

/** The arguments of a statistic. */
export interface StatArgs {
  readonly limit?: number | null;
  readonly sort?: readonly (string | null)[] | null;
}

/** A row of a statistic. */
export type Row = Figures & Record<string, unknown>;

/** The rows in the requested order. */
export function arranged(rows: Row[], args: StatArgs): Row[] {
  const keys = {
    COUNT: (row: Row) => row.count,
    MEAN_SCORE: (row: Row) => row.meanScore,
    PROGRESS: (row: Row) => row.minutesWatched || row.chaptersRead,
    ID: () => 0,
  };
  const sorted = sortBy(rows, keys, args.sort, 'COUNT_DESC');
  return typeof args.limit === 'number' ? sorted.slice(0, args.limit) : sorted;
}

/** A statistic grouped by a key of the entries. */
export const by =
  <K extends Key>(
    name: string,
    keysOf: (row: Counted, context: Context) => readonly (K | null)[],
    show?: (key: K, context: Context) => unknown,
  ) =>
  (lists: Lists, args: StatArgs, context: Context): Row[] => {
    const rows = group(lists.rows, row => keysOf(row, context)).map(([key, own]): Row => ({
      [name]: show ? show(key, context) : key,
      ...figures(own),
    }));
    return arranged(rows, args);
  };
