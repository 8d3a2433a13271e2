import type {ReactNode} from 'react';

import type {ExportCell, ExportColumn} from '#domain/export/table';
import type {TableColumn} from '#ui/table/columns';
import {Table} from '#ui/table/Table';

/** A figure with its name. */
export interface ReportLine {
  readonly label: string;
  readonly value: ReactNode;
  /** The value as data, where it is more than a text. */
  readonly plain?: string;
}

interface ReportTableOptions<R extends object> {
  readonly title: string;
  readonly columns: readonly TableColumn<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string | number;
  /** Renders more about a row; if given, each row can be expanded. */
  readonly details?: (row: R) => ReactNode;
  /** Whether it has a search field. */
  readonly filter?: boolean;
  /** Said in place of a table without rows. */
  readonly empty: string;
}

/** A table of a report, which can be sorted, folded and exported, whatever its rows are. */
export interface ReportTable {
  readonly title: string;
  readonly empty: string;
  /** The table; nothing where there are no rows. */
  readonly content: ReactNode;
  /** The rows for a file are known by their numbers. */
  readonly columns: readonly ExportColumn<number>[];
  readonly rows: readonly number[];
}

/** What a statistic found so far. */
export interface Report {
  readonly lines?: readonly ReportLine[];
  readonly tables?: readonly ReportTable[];
  /** What can be done with all of it, below the sentences. */
  readonly actions?: ReactNode;
  /** Sentences above everything else. */
  readonly notes?: readonly string[];
}

/** Makes a table of a report. What its cells are sorted by is what a file contains. */
export function reportTable<R extends object>({empty, ...table}: ReportTableOptions<R>): ReportTable {
  const {title, columns, rows} = table;
  const cellOf = (column: TableColumn<R>, index: number): ExportCell => {
    const row = rows[index];
    return (row && column.value(row)) ?? null;
  };
  return {
    title,
    empty,
    content: rows.length ? <Table label={title} {...table} /> : undefined,
    columns: columns.map(column => ({key: column.id, title: column.title, valueOf: index => cellOf(column, index)})),
    rows: rows.map((_, index) => index),
  };
}
