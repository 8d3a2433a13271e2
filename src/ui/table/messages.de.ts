import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  filter: 'Filtern',
  filterTable: table => `Filtern: ${table}`,
  matching: (shown, all) => `${formatNumber(shown)} von ${formatNumber(all)}`,
  details: 'Details',
  detailsOf: row => `Details zu ${row}`,
  thisRow: 'dieser Zeile',
  average: 'Durchschnitt',
  empty: 'Es gibt nichts anzuzeigen.',
};
