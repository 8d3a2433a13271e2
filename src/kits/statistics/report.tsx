import type {ReactNode} from 'react';

import type {ExportCell, ExportColumn} from '#domain/export/table';
import type {Bar} from '#ui/chart/bars';
import {BarChart} from '#ui/chart/BarChart';
import type {TableColumn} from '#ui/table/columns';
import {Table} from '#ui/table/Table';

/** A figure with its name. */
export interface ReportLine {
  readonly label: string;
  readonly value: ReactNode;
  /** The value as data, if it is more than a text. */
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
  /** Shown in place of a table without rows. */
  readonly empty: string;
}

/** A table or a chart of a report, which can be folded and exported, whatever its rows are. */
export interface ReportTable {
  readonly title: string;
  readonly empty: string;
  /** The table or the chart; nothing if there are no rows. */
  readonly content: ReactNode;
  /** In a file, rows are identified by their numbers. */
  readonly columns: readonly ExportColumn<number>[];
  readonly rows: readonly number[];
}

/** The results of a statistic so far. */
export interface Report {
  readonly lines?: readonly ReportLine[];
  readonly tables?: readonly ReportTable[];
  /** Actions for the whole report, below the sentences. */
  readonly actions?: ReactNode;
  /** Sentences above everything else. */
  readonly notes?: readonly string[];
}

/** Creates a table of a report. A file contains the values that the cells are sorted by. */
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

interface ReportChartOptions {
  readonly title: string;
  /** The headings for the labels of the bars and their values. */
  readonly labelTitle: string;
  readonly valueTitle: string;
  readonly bars: readonly Bar[];
  /** Shown in place of a chart in which all bars are 0. */
  readonly empty: string;
}

/** Creates a chart of a report, which is exported as the table of its bars. */
export function reportChart({empty, ...chart}: ReportChartOptions): ReportTable {
  const {title, labelTitle, valueTitle, bars} = chart;
  return {
    title,
    empty,
    content: bars.some(({value}) => value > 0) ? <BarChart {...chart} /> : undefined,
    columns: [
      {key: 'label', title: labelTitle, valueOf: index => bars[index]?.label ?? null},
      {key: 'value', title: valueTitle, valueOf: index => bars[index]?.value ?? null},
    ],
    rows: bars.map((_, index) => index),
  };
}
