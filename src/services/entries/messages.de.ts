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

export const journalText: Translation<typeof english.journalText> = {
  untitled: id => `Titel ${id}`,
  added: title => `${title}: zu deiner Liste hinzugefügt`,
  removed: title => `${title}: von deiner Liste entfernt`,
  changed: (title, before, after) => `${title}: ${before} → ${after}`,
  changedSince: values => `Seitdem hat sich das geändert: ${values}.`,
  gone: 'Der Titel steht nicht mehr auf deiner Liste.',
  notUndone: reason => `Nicht rückgängig gemacht: ${reason}`,
  undo: 'Rückgängig machen',
  all: 'Alle Änderungen',
};
