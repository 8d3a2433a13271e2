import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Filter für Mitwirkende',
  summary: 'Ergänzt lange Listen von Mitwirkenden auf Titelseiten um einen Filter.',
  details:
    'Im Reiter „Staff“, wenn dort mehr als neun Personen stehen. Filtert nach Wörtern in Namen und Rollen ohne Rücksicht auf Großschreibung und Akzente, mit „name: …“ oder „role: …“ oder mit einem regulären Ausdruck, und schließt ein, was AniList beim Scrollen nachlädt.',
  field: 'Mitwirkende nach Name oder Rolle filtern',
  matching: (matching, all) => `Treffer: ${formatNumber(matching)} von ${formatNumber(all)}`,
  nothing: 'Unter den geladenen Mitwirkenden passt niemand.',
};
