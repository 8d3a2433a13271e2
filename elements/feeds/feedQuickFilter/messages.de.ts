import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Schnellfilter für Feeds',
  summary: 'Filtert Feeds nach Art der Aktivität und nach Wörtern.',
  details:
    'Klicke auf das Filtersymbol über dem Feed, auf der Startseite, auf Profilen oder im Reiter „Social“ von Titelseiten. Gefiltert wird, was geladen ist. Solange ein Filter gesetzt ist, kannst du mehr laden, bis genug Aktivitäten passen: Automail drückt dann bis zu 20-mal AniLists eigene Schaltfläche, und du kannst es stoppen.',
  loadUntil: 'Laden, bis {number} passen',
  load: 'Laden',
  loading: 'Mehr vom Feed wird geladen',
  bar: 'Filter für den Feed',
  kind: 'Art der Aktivität',
  words: 'Wörter im geladenen Teil des Feeds suchen',
  placeholder: 'Geladenes filtern',
  clear: 'Zurücksetzen',
  matching: (matching, all) =>
    `${formatNumber(matching)} von ${formatNumber(all)} ${plural(matching, {one: 'passt', other: 'passen'})}`,
  stopped: 'Gestoppt.',
  end: 'Der Feed hat keine weiteren Aktivitäten.',
  cap: pages =>
    `${plural(pages, {one: '# Seite wurde', other: '# Seiten wurden'})} geladen. Drücke noch einmal „Laden“, um mehr zu laden.`,
};

export const kindNames: Translation<typeof english.kindNames> = {
  all: 'Alle Aktivitäten',
  status: 'Statusbeiträge',
  message: 'Nachrichten',
  anime: 'Animeliste',
  manga: 'Mangaliste',
};
