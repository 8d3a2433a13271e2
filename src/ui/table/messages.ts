import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

/** Texts of tables. */
export const text = messages({
  filter: 'Filter',
  filterTable: (table: string) => `Filter: ${table}`,
  matching: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)}`,
  details: 'Details',
  detailsOf: (row: string) => `Details of ${row}`,
  thisRow: 'this row',
  average: 'Average',
  empty: 'Nothing to show.',
});
