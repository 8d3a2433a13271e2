import type {Totals} from '#domain/list/table/totals';
import type {TableLine, TableRow} from '../model';

/** The lines of the table. */
export const linesOf = (rows: readonly TableRow[]): readonly TableLine[] =>
  rows.map(row => ({kind: 'row', key: String(row.entry.mediaId), row}));

/** The sums of rows. */
export const totalsOf = (rows: readonly TableRow[]): Totals => ({
  titles: rows.length,
  units: 0,
  days: undefined,
  mean: undefined,
});
