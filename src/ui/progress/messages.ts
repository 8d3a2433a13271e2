import {messages} from '#domain/text/messages';
import {formatNumber, formatPercent} from '#domain/text/format';

/** Texts of the progress of long tasks. */
export const text = messages({
  stop: 'Stop',
  amount: (done: number, total: number) => `${formatNumber(done)} of ${formatNumber(total)}`,
  announcement: (task: string, percent: number) => `${task}: ${formatPercent(percent)}`,
});
