import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Favoriten von Mitwirkenden',
  summary: 'Zeigt Favoritenzahlen von Mitwirkenden und ihren Anteil an Anime und Manga.',
  details:
    'Auf der Seite einer mitwirkenden Person steht die genaue Favoritenzahl anstelle der abgekürzten. In der Suche nach Mitwirkenden zeigt jede Karte diese Zahl und einen Balken: blau für die bekanntesten Rollen in Anime, Sprechrollen eingeschlossen, und grün für die in Manga.',
  roles: (anime, manga) =>
    `Unter den bekanntesten Rollen: ${formatNumber(anime)} in Anime, ${formatNumber(manga)} in Manga`,
};
