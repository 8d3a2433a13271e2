import type {ReactNode} from 'react';

import type {ExportCell, ExportColumn} from '#domain/export/table';
import type {Bar} from '#ui/chart/bars';
import {BarChart} from '#ui/chart/BarChart';
import type {useTitleOf} from '#ui/link/useMediaTitle';
import {titled, type TableColumn} from '#ui/table/columns';
import {Table} from '#ui/table/Table';
import {text} from './messages';

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
  /** The id of a row's subject, for files. Default: the key, if it is a number. */
  readonly idOf?: (row: R) => number | undefined;
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
  /**
   * Renders the table or the chart; nothing if there are no rows. `onVisible` receives the numbers of the rows left by
   * the filter, in their order, and `undefined` for all rows in the original order.
   */
  readonly content: (onVisible: (rows: readonly number[] | undefined) => void) => ReactNode;
  /** The columns of a file, in which rows are identified by their numbers. */
  readonly columnsFor: (titleOf: ReturnType<typeof useTitleOf>) => readonly ExportColumn<number>[];
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

const numericKey = <R extends object>({keyOf}: Pick<ReportTableOptions<R>, 'keyOf'>) => {
  return (row: R) => {
    const key = keyOf(row);
    return typeof key === 'number' ? key : undefined;
  };
};

/**
 * Creates a table of a report. A file contains the values that the cells are sorted by, and the ids of the rows if they
 * have any.
 */
export function reportTable<R extends object>({empty, idOf: givenIdOf, ...table}: ReportTableOptions<R>): ReportTable {
  const {title, columns, rows} = table;
  const idOf = givenIdOf ?? numericKey(table);
  const exported = (column: Pick<TableColumn<R>, 'id' | 'title' | 'value'>): ExportColumn<number> => ({
    key: column.id,
    title: column.title,
    valueOf: (index): ExportCell => {
      const row = rows[index];
      return (row && column.value(row)) ?? null;
    },
  });
  const hasIds = !columns.some(({id}) => id === 'id') && rows.some(row => idOf(row) !== undefined);
  const numbers = new Map(rows.map((row, index) => [row, index]));
  return {
    title,
    empty,
    content: onVisible =>
      rows.length ? (
        <Table
          label={title}
          {...table}
          onVisible={visible => {
            const shown = visible?.flatMap(row => numbers.get(row) ?? []);
            const isWhole = shown?.length === rows.length && shown.every((number, index) => number === index);
            onVisible(isWhole ? undefined : shown);
          }}
        />
      ) : undefined,
    columnsFor: titleOf => [
      ...(hasIds ? [exported({id: 'id', title: text.exportedId, value: idOf})] : []),
      ...columns.map(column => exported(titled(column, titleOf))),
    ],
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
    content: () => (bars.some(({value}) => value > 0) ? <BarChart {...chart} /> : undefined),
    columnsFor: () => [
      {key: 'label', title: labelTitle, valueOf: index => bars[index]?.label ?? null},
      {key: 'value', title: valueTitle, valueOf: index => bars[index]?.value ?? null},
    ],
    rows: bars.map((_, index) => index),
  };
}
