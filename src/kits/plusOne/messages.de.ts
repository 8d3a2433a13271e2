import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  changedElsewhere: 'Anderswo geändert',
  notSavedYet: 'Noch nicht gespeichert',
  button: (title, progress) => `Fortschritt von ${title} erhöhen, jetzt ${formatNumber(progress)}`,
  buttonWithTotal: (title, progress, total) =>
    `Fortschritt von ${title} erhöhen, jetzt ${formatNumber(progress)} von ${formatNumber(total)}`,
  failed: reason => `Dein Fortschritt wurde nicht gespeichert. ${reason}`,
};
