import {formatNumber, formatPercent} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  stop: 'Stoppen',
  amount: (done, total) => `${formatNumber(done)} von ${formatNumber(total)}`,
  announcement: (task, percent) => `${task}: ${formatPercent(percent)}`,
};
