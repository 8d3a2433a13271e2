import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

/** Texts of charts. */
export const text = messages({
  drawing: (title: string, highest: string, value: number) =>
    `${title}. The highest bar is ${highest}, with ${formatNumber(value)}.`,
  bar: (label: string, value: number) => `${label}: ${formatNumber(value)}`,
  asTable: 'As a table',
});
