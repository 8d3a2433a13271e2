import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  progress: (progress, total) => `Fortschritt: ${formatNumber(progress)} von ${formatNumber(total)}`,
};
