import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  drawing: (title, highest, value) => `${title}. Der höchste Balken ist ${highest} mit ${formatNumber(value)}.`,
  bar: (label, value) => `${label}: ${formatNumber(value)}`,
  asTable: 'Als Tabelle',
};
