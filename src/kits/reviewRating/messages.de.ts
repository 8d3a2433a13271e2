import {formatPercent} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  explained: percent =>
    `Den Stimmen nach gefällt diese Rezension mindestens ${formatPercent(percent)} derer, die sie lesen.`,
  inWords: percent => `Gefällt mindestens ${formatPercent(percent)}. Stimmen: `,
};
