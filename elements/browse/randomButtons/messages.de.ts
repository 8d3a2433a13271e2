import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Zufällige Seiten',
  summary:
    'Führt von AniLists Statistik zu zufälligen Mitgliedern, Anime, Manga, Figuren, Mitwirkenden oder Rezensionen.',
  details:
    'Jedes Diagramm in AniLists Statistik bekommt eine Schaltfläche. Sie wählt unter den ersten 5.000 aus, denn mehr liefert AniList nicht. Über den Diagrammen steht, wie viele Statusmeldungen und Nachrichten zurzeit pro Stunde veröffentlicht werden.',
  failed: reason => `Es konnte nichts ausgewählt werden. ${reason}`,
  none: 'Auf AniList gibt es keine.',
  noun: 'Aktivitätsrate',
  speed: perHour =>
    `Zurzeit werden pro Stunde etwa ${formatNumber(Math.round(perHour))} Statusmeldungen und Nachrichten veröffentlicht.`,
  unknown: 'Die neuesten Aktivitäten verraten nicht, wie viele pro Stunde veröffentlicht werden.',
};

export const buttonNames: Translation<typeof english.buttonNames> = {
  users: 'Zufälliges Mitglied',
  anime: 'Zufälliger Anime',
  manga: 'Zufälliger Manga',
  characters: 'Zufällige Figur',
  staff: 'Zufällige mitwirkende Person',
  reviews: 'Zufällige Rezension',
};
