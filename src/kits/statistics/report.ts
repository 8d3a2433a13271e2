import type {ReactNode} from 'react';

import type {TableColumn} from '#ui/table/columns';

/** A figure with its name. */
export interface ReportLine {
  readonly label: string;
  readonly value: ReactNode;
}

/** A table of a report, which can be sorted, folded and exported. */
export interface ReportTable<R extends object> {
  readonly title: string;
  readonly columns: readonly TableColumn<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string | number;
  readonly details?: (row: R) => ReactNode;
  /** Whether it has a search field. */
  readonly filter?: boolean;
  /** Said in place of a table without rows. */
  readonly empty: string;
}

/** What a statistic found so far. */
export interface Report {
  readonly lines?: readonly ReportLine[];
  readonly tables?: readonly ReportTable<object>[];
  /** Sentences above everything else. */
  readonly notes?: readonly string[];
}

/** A table of any rows for a report. */
export const reportTable = <R extends object>(table: ReportTable<R>): ReportTable<object> =>
  table as unknown as ReportTable<object>;
