import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const columnNames: Translation<typeof english.columnNames> = {
  cover: 'Cover',
  title: 'Titel',
  secondTitle: 'Zweiter Titel',
  status: 'Status',
  score: 'Wertung',
  progress: 'Fortschritt',
  volumes: 'Bände',
  started: 'Begonnen',
  finished: 'Beendet',
  repeats: 'Wiederholungen',
  notes: 'Notizen',
  lists: 'Eigene Listen',
  private: 'Privat',
  hidden: 'Verborgen',
  priority: 'Priorität',
  format: 'Format',
  year: 'Jahr',
  season: 'Saison',
  length: 'Länge',
  genres: 'Genres',
  tags: 'Tags',
  studios: 'Studios',
  country: 'Land',
  source: 'Vorlage',
  release: 'Erscheinung',
  average: 'Durchschnitt',
  mean: 'Mittelwert',
  popularity: 'Beliebtheit',
  next: 'Nächste Folge',
  behind: 'Rückstand',
  left: 'Übrig',
  added: 'Hinzugefügt',
  updated: 'Geändert',
};

export const groupNames: Translation<typeof english.groupNames> = {
  status: 'Status',
  score: 'Wertung',
  format: 'Format',
  year: 'Jahr',
  list: 'Eigene Liste',
};

export const smileyNames: Translation<typeof english.smileyNames> = {
  smile: 'Lächelnd',
  meh: 'Neutral',
  frown: 'Traurig',
};

export const text: Translation<typeof english.text> = {
  noValue: 'Unbekannt',
  noScore: 'Ohne Wertung',
  noYear: 'Ohne Jahr',
  noList: 'In keiner eigenen Liste',
  stars: score => `${score} ★`,
  scores: (from, to) => `${formatNumber(from)}–${formatNumber(to)}`,
};
