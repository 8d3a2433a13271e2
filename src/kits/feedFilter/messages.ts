import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';

/** Texts of the filters of a feed. */
export const text = messages({
  open: 'Filter loaded activities',
  hidden: (hidden: number, all: number) =>
    `${formatNumber(hidden)} of ${plural(all, {one: '# activity', other: '# activities'})} hidden`,
});
