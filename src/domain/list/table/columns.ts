import type {FieldKey} from '../query/fields';

/** A column of the list table. */
export interface TableColumn {
  /** The field by which the heading sorts; `undefined`: none. */
  readonly field: FieldKey | undefined;
  /** Its width unless the user has chosen another (px). */
  readonly width: number;
  readonly isNumber?: boolean;
  /** The type of list that has it; default: both. */
  readonly of?: 'ANIME' | 'MANGA';
}

const columnTable = {
  cover: {field: undefined, width: 60},
  title: {field: 'title', width: 300},
  secondTitle: {field: undefined, width: 240},
  status: {field: 'status', width: 110},
  score: {field: 'score', width: 80, isNumber: true},
  progress: {field: 'progress', width: 150, isNumber: true},
  volumes: {field: 'volumesRead', width: 100, isNumber: true, of: 'MANGA'},
  started: {field: 'started', width: 120},
  finished: {field: 'finished', width: 120},
  repeats: {field: 'repeats', width: 80, isNumber: true},
  notes: {field: undefined, width: 220},
  lists: {field: undefined, width: 180},
  private: {field: 'private', width: 80},
  hidden: {field: 'hidden', width: 80},
  priority: {field: 'priority', width: 80, isNumber: true},
  format: {field: 'format', width: 100},
  year: {field: 'year', width: 80, isNumber: true},
  season: {field: 'season', width: 100},
  length: {field: 'length', width: 90, isNumber: true, of: 'ANIME'},
  genres: {field: undefined, width: 220},
  tags: {field: undefined, width: 220},
  studios: {field: undefined, width: 160, of: 'ANIME'},
  country: {field: 'country', width: 100},
  source: {field: 'source', width: 120},
  release: {field: 'release', width: 120},
  average: {field: 'average', width: 90, isNumber: true},
  mean: {field: 'mean', width: 90, isNumber: true},
  popularity: {field: 'popularity', width: 110, isNumber: true},
  next: {field: 'airing', width: 150, of: 'ANIME'},
  behind: {field: 'behind', width: 90, isNumber: true, of: 'ANIME'},
  left: {field: 'left', width: 90, isNumber: true},
  added: {field: 'added', width: 120},
  updated: {field: 'updated', width: 120},
} as const satisfies Readonly<Record<string, TableColumn>>;

/** Name of a column, as it is stored and in addresses. */
export type ColumnKey = keyof typeof columnTable;

/** The columns of the list table. */
export const tableColumns: Readonly<Record<ColumnKey, TableColumn>> = columnTable;
/** Their names, in the order in which they are offered. */
export const columnKeys = Object.keys(columnTable) as readonly ColumnKey[];

/** The columns of a list of a type. */
export const columnsFor = (type: 'ANIME' | 'MANGA'): readonly ColumnKey[] =>
  columnKeys.filter(key => (tableColumns[key].of ?? type) === type);

/** The columns before the user has chosen any. */
export const initialColumns: readonly ColumnKey[] = [
  'cover',
  'title',
  'score',
  'progress',
  'volumes',
  'status',
  'format',
  'updated',
];
