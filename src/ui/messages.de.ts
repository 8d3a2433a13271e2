import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  ageOf: age => `Stand: ${age}`,
  refresh: 'Aktualisieren',
  stars: 'Sterne',
};

export const numberText: Translation<typeof english.numberText> = {
  wholeNumber: 'eine ganze Zahl',
  anyNumber: 'eine Zahl',
  decimalNumber: decimals =>
    `eine Zahl mit höchstens ${plural(decimals, {one: '# Nachkommastelle', other: '# Nachkommastellen'})}`,
  least: min => ` ab ${formatNumber(min)}`,
  range: (min, max) =>
    min === -Infinity ? ` bis ${formatNumber(max)}` : ` von ${formatNumber(min)} bis ${formatNumber(max)}`,
  enter: (number, used) => `Gib ${number} ein.${used === undefined ? '' : ` Bis dahin gilt ${formatNumber(used)}.`}`,
  ifEmpty: used => `Leer: Es gilt ${formatNumber(used)}.`,
};

export const smileyNames: Translation<typeof english.smileyNames> = {
  smile: 'lächelnd',
  meh: 'neutral',
  frown: 'traurig',
};
