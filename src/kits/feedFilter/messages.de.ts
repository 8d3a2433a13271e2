import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  open: 'Geladenes filtern',
  hidden: (hidden, all) =>
    `${formatNumber(hidden)} von ${plural(all, {one: '# Aktivität', other: '# Aktivitäten'})} ausgeblendet`,
};
