import {formatNumber} from '#domain/text/format';
import type {Translation} from '#domain/text/messages';
import type * as english from './storedMessages';

export const storedNames: Translation<typeof english.storedNames> = {
  settings: 'Einstellungen, Titel und Listen, die du geschrieben hast',
  backups: 'Sicherungen der Einstellungen',
  lists: 'Deine Listen',
  answers: 'Antworten von AniList',
  drafts: 'Gespeicherte Entwürfe',
  writes: 'Änderungen, die auf das Senden warten',
  journal: 'Verlauf deiner Änderungen',
  imports: 'Importe und Massenbearbeitungen',
};

export const deletionText: Translation<typeof english.deletionText> = {
  settings: 'Alles bekommt wieder seinen Standardwert. Vorher wird eine Sicherung angelegt.',
  backups: 'Frühere Einstellungen lassen sich dann nicht mehr wiederherstellen.',
  lists: 'Sie werden neu geladen, wenn eine Funktion sie braucht.',
  answers: 'Sie werden neu geladen, wenn eine Funktion sie braucht.',
  drafts: 'Texte, die du nicht abgeschickt hast, gehen verloren.',
  writes: 'Diese Änderungen erreichen AniList nie.',
  journal: 'Bisherige Änderungen lassen sich hier nicht mehr rückgängig machen. Auf AniList bleiben sie.',
  imports: 'Ihre Ergebnisse lassen sich hier nicht mehr ansehen oder rückgängig machen.',
};

export const storedText: Translation<typeof english.storedText> = {
  intro: 'Das alles ist nur in diesem Browser. Deine Berechtigung von AniList wird gelöscht, wenn du dich abmeldest.',
  size: bytes => (bytes ? `${formatNumber(Math.ceil(bytes / 1024))} KB` : 'nichts'),
  delete: 'Löschen',
  sure: 'Endgültig löschen',
  cancel: 'Abbrechen',
  deleted: name => `Gelöscht: ${name}.`,
  inUse: 'in Benutzung',
  failed: name => `Dieser Browser konnte das nicht löschen: ${name}.`,
  reason: 'Stand vor: Einstellungen gelöscht',
};
