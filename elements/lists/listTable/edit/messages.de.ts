import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const labels: Translation<typeof english.labels> = {
  status: title => `Status von ${title}`,
  score: title => `Wertung von ${title}`,
  progress: title => `Fortschritt von ${title}`,
  volumes: title => `Bände von ${title}`,
  started: title => `Startdatum von ${title}`,
  finished: title => `Enddatum von ${title}`,
  repeats: title => `Wiederholungen von ${title}`,
  notes: title => `Notizen zu ${title}`,
  lists: title => `Eigene Listen von ${title}`,
  private: title => `${title} ist privat`,
  hidden: title => `${title} ist in Statuslisten verborgen`,
};

export const text: Translation<typeof english.text> = {
  noScore: 'Keine Wertung',
  advanced: scores => `Erweiterte Wertungen: ${scores}. Ändern kannst du sie in AniLists Listeneditor.`,
  notAScore: (max, decimals) =>
    decimals
      ? `Gib eine Wertung von 0 bis ${formatNumber(max)} mit höchstens einer Nachkommastelle ein.`
      : `Gib eine ganze Zahl von 0 bis ${formatNumber(max)} ein.`,
  notACount: max => `Gib eine ganze Zahl von 0 bis ${formatNumber(max)} ein, oder +2 für zwei mehr.`,
  notADate: 'Gib ein Datum wie 17.05.2024, 2024-05, 2024 oder heute ein.',
  dateForms: 'Etwa 17.05.2024, 2024-05, 2024 oder heute. Ein leeres Feld löscht das Datum.',
  today: 'Heute',
  save: 'Speichern',
  saveKey: 'Strg+Eingabe speichert, Escape bricht ab.',
  length: (length, max) => `${formatNumber(length)} von ${formatNumber(max)} Zeichen`,
  tooLong: (length, max) =>
    `Notizen dürfen ${formatNumber(max)} Zeichen haben, diese haben ${formatNumber(length)}. Ein Emoji zählt neunfach.`,
  hide: 'In Statuslisten verbergen',
  hiddenNowhere: 'Der Eintrag steht auf keiner eigenen Liste und wäre nirgends zu sehen. Füge ihn erst einer hinzu.',
  noLists: 'Du hast keine eigenen Listen. Lege sie in den Einstellungen deiner Listen an.',
  refused: reason => `Nicht gespeichert: ${reason}`,
};
