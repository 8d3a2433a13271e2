import {formatFuzzyDate, type FuzzyDate} from '../../date/fuzzyDate';
import type {ExportCell, ExportColumn} from '../../export/table';
import type {QueryEntry} from '../query/entry';
import {nameOf, type Named} from '../query/field';
import type {QueryRow} from '../query/row';
import type {ColumnKey} from './columns';
import {columnNames} from './messages';
import {totalOf} from './totals';

type Row = QueryRow<QueryEntry & {readonly media: {readonly cover?: string | undefined}}>;
type Read = (row: Row) => ExportCell | undefined;

const dateText = (date: FuzzyDate | undefined) => (date ? formatFuzzyDate(date) || null : null);
const timeText = (seconds: number | undefined) => (seconds ? new Date(seconds * 1000).toISOString() : null);
const listed = (names: readonly Named[]) => names.map(nameOf).join(', ');

/** The values of the columns as other programs read them: codes, plain numbers, and dates and times of ISO 8601. */
const values: Readonly<Record<ColumnKey, Read>> = {
  cover: ({entry}) => entry.media.cover,
  title: ({title}) => title,
  secondTitle({entry: {media}, title}) {
    const {romaji, english, native} = media.title;
    return [romaji, english, native].find(each => each && each !== title);
  },
  status: ({entry}) => entry.status,
  score: ({entry}) => entry.score || null,
  progress: ({entry}) => entry.progress,
  volumes: ({entry}) => entry.progressVolumes,
  started: ({entry}) => dateText(entry.startedAt),
  finished: ({entry}) => dateText(entry.completedAt),
  repeats: ({entry}) => entry.repeat,
  notes: ({entry}) => entry.notes,
  lists: ({entry}) => listed(entry.customLists),
  private: ({entry}) => Number(entry.private),
  hidden: ({entry}) => Number(entry.hiddenFromStatusLists),
  priority: ({entry}) => entry.priority,
  format: ({entry}) => entry.media.format,
  year: ({entry}) => entry.media.year,
  season: ({entry}) => entry.media.season,
  length: ({entry}) => entry.media.duration,
  genres: ({entry}) => listed(entry.media.genres),
  tags: ({entry}) => listed(entry.media.tags),
  studios: ({entry}) => listed(entry.media.studios),
  country: ({entry}) => entry.media.country,
  source: ({entry}) => entry.media.source,
  release: ({entry}) => entry.media.status,
  average: ({entry}) => entry.media.averageScore,
  mean: ({entry}) => entry.media.meanScore,
  popularity: ({entry}) => entry.media.popularity,
  next: ({entry}) => timeText(entry.media.next?.airingAt),
  behind: ({behind}) => behind,
  left: ({entry: {progress, media}}) => {
    const total = totalOf(media);
    return total ? Math.max(total - progress, 0) : null;
  },
  added: ({entry}) => timeText(entry.createdAt),
  updated: ({entry}) => timeText(entry.updatedAt),
};

/** Columns of the list table as those of a file. */
export const exportColumns = (keys: readonly ColumnKey[]): readonly ExportColumn<Row>[] =>
  keys.map(key => ({key, title: columnNames[key], valueOf: row => values[key](row) ?? null}));
