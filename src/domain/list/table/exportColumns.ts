import {formatFuzzyDate, type FuzzyDate} from '../../date/fuzzyDate';
import type {ExportCell, ExportColumn} from '../../export/table';
import type {QueryEntry} from '../query/entry';
import {nameOf} from '../query/field';
import {fields, type FieldKey} from '../query/fields';
import type {QueryRow} from '../query/row';
import {tableColumns, type ColumnKey} from './columns';
import {columnNames} from './messages';

type Row = QueryRow<QueryEntry & {readonly media: {readonly cover?: string | undefined}}>;
type Read = (row: Row) => ExportCell | undefined;

const dateText = (date: FuzzyDate | undefined) => date && formatFuzzyDate(date);
function timeText(seconds: number | undefined): string | undefined {
  const at = new Date((seconds || NaN) * 1000);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Columns whose values aren't those of a field: texts as they are, and dates and times of ISO 8601. */
const ownValues: Readonly<Partial<Record<ColumnKey, Read>>> = {
  cover: ({entry}) => entry.media.cover,
  title: ({title}) => title,
  secondTitle({entry: {media}, title}) {
    const {romaji, english, native} = media.title;
    return [romaji, english, native].find(each => each && each !== title);
  },
  notes: ({entry}) => entry.notes,
  started: ({entry}) => dateText(entry.startedAt),
  finished: ({entry}) => dateText(entry.completedAt),
  next: ({entry}) => timeText(entry.media.next?.airingAt),
  added: ({entry}) => timeText(entry.createdAt),
  updated: ({entry}) => timeText(entry.updatedAt),
};

const nameFields: Readonly<Partial<Record<ColumnKey, FieldKey>>> = {
  lists: 'list',
  genres: 'genre',
  tags: 'tag',
  studios: 'studio',
};

/** The value of a field as other programs read it: a code, a plain number, 0 or 1, or names. */
function fieldValue(key: FieldKey | undefined, row: Row): ExportCell | undefined {
  const field = key && fields[key];
  if (field?.kind === 'names') return field.read(row).map(nameOf).join(', ');
  if (field?.kind === 'rated')
    return field
      .read(row)
      .map(([name]) => name)
      .join(', ');
  if (field?.kind === 'yesNo') return Number(field.read(row));
  return field?.kind === 'number' || field?.kind === 'choice' ? field.read(row) : undefined;
}

/** Columns of the list table as those of a file. */
export const exportColumns = (keys: readonly ColumnKey[]): readonly ExportColumn<Row>[] =>
  keys.map(key => {
    const read = ownValues[key] ?? (row => fieldValue(nameFields[key] ?? tableColumns[key].field, row));
    return {key, title: columnNames[key], valueOf: row => read(row) ?? null};
  });
