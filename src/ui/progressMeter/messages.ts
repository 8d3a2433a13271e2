import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

/** Texts of the bar of progress. */
export const text = messages({
  progress: (progress: number, total: number) => `Progress: ${formatNumber(progress)} of ${formatNumber(total)}`,
});
