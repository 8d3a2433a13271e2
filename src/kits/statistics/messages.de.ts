import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  spoiler: '[Spoiler]',
  run: 'Ausführen',
  runAgain: 'Erneut ausführen',
  goOn: 'Fortsetzen',
  start: 'Starten',
  options: 'Optionen',
  list: 'Liste',
  anime: 'Anime',
  manga: 'Manga',
  results: 'Ergebnisse',
  partial: 'Gestoppt. Das Ergebnis umfasst nur, was bis dahin gelesen wurde.',
  stopped: 'Gestoppt.',
  nothingYet: 'Bisher nichts.',
  noQuestion: 'Für andere Skripte gibt es diese Abfrage nicht.',
  once: 'Das lässt sich nur einmal ausführen. Lade die Seite neu, um es noch einmal auszuführen.',
  accountChanged: 'Inzwischen ist ein anderes Konto angemeldet.',
  failed: reason =>
    `Das konnte nicht abgeschlossen werden: ${reason} Das Ergebnis umfasst nur, was bis dahin gelesen wurde.`,
  failedAtOnce: reason => `Das konnte nicht abgeschlossen werden: ${reason}`,
  signedOut: 'Dafür musst du im Skript angemeldet sein. Anmelden kannst du dich unten auf der Einstellungsseite.',
  otherProfile: (shown, own) =>
    `Das ist das Profil von ${shown}, aber du bist als ${own} angemeldet. Ist das richtig so?`,
  cut: 'Mehr als diese gibt AniList nicht heraus; das Ergebnis ist also unvollständig.',
  exportedId: 'ID',
  deleted: '[privat oder gelöscht]',
  noUser: name => `Es gibt kein Mitglied namens ${name}.`,
  progress: title => `${title}, Seite`,
  hideTable: title => `${title} ausblenden`,
  showTable: title => `${title} einblenden`,
};
