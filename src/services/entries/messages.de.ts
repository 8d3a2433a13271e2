import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  untitled: id => `Titel ${id}`,
  save: (title, values) => `${title} speichern: ${values}.`,
  remove: title => `${title} von deiner Liste entfernen.`,
  value: (name, value) => `${name} ${value}`,
  valueEmpty: name => `${name} leer`,
  yes: 'ja',
  no: 'nein',
  valueChanged: name => `${name} geändert`,
};

export const valueNames: Translation<typeof english.valueNames> = {
  status: 'Status',
  score: 'Wertung',
  scoreRaw: 'Wertung',
  progress: 'Fortschritt',
  progressVolumes: 'Bände',
  repeat: 'Wiederholungen',
  priority: 'Priorität',
  private: 'privat',
  notes: 'Notizen',
  hiddenFromStatusLists: 'in Statuslisten verborgen',
  customLists: 'eigene Listen',
  advancedScores: 'erweiterte Wertungen',
  startedAt: 'Startdatum',
  completedAt: 'Abschlussdatum',
};
