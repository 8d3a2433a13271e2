import {formatDateTime, formatNumber, formatTime} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import {build} from '#platform/platform';
import type {Translation} from '#domain/text/messages';
import type * as english from './panelMessages';

export const storageText: Translation<typeof english.storageText> = {
  done: what => `Erledigt: ${what}.`,
  undo: 'Rückgängig machen',
  wasReset: name => `Wieder auf Standard: ${name}`,
  defaults: 'Auf Standard zurücksetzen',
  toDefaults: 'Standardeinstellungen',
  before: what => `Stand vor: ${what}`,
  exportSettings: 'Einstellungen exportieren',
  importSettings: 'Einstellungen importieren',
  backups: count => `Sicherungen (${formatNumber(count)})`,
  noBackups: 'Es gibt keine Sicherungen: Es wurde noch nichts geändert, oder dieser Browser bewahrt keine auf.',
  fromBackup: at => `Sicherung vom ${formatDateTime(at)}`,
  restore: 'Wiederherstellen',
  noBackup: what =>
    `Deine bisherigen Einstellungen ließen sich nicht sichern, weil dieser Browser nichts speichert. Trotzdem ersetzen (${what})?`,
  replaceAnyway: 'Ohne Sicherung ersetzen',
  cancel: 'Abbrechen',
  preset: name => `Stil „${name}“`,
};

export const presetText: Translation<typeof english.presetText> = {
  turnsOn: count => plural(count, {one: 'Schaltet # Funktion ein', other: 'Schaltet # Funktionen ein'}),
  turnsOff: count => plural(count, {one: 'Schaltet # Funktion aus', other: 'Schaltet # Funktionen aus'}),
  resets: count =>
    plural(count, {one: 'Setzt Optionen von # Funktion zurück', other: 'Setzt Optionen von # Funktionen zurück'}),
  nothing: 'Deine Einstellungen sind schon so.',
  undoable: 'Du kannst das rückgängig machen.',
  defaults:
    'Alle Schalter und Optionen bekommen ihren Standardwert. Listen, die du geschrieben hast, wie die Sperrliste, bleiben.',
  apply: name => `„${name}“ anwenden`,
  cancel: 'Abbrechen',
};

export const changeText: Translation<typeof english.changeText> = {
  waiting: 'Wartende Änderungen',
  refused: reason => `Abgelehnt: ${reason}`,
  sending: 'Wird gesendet…',
  dismiss: 'Ausblenden',
  dismissChange: change => `Ausblenden: ${change}`,
  discard: 'Verwerfen',
  discardChange: change => `Verwerfen: ${change}`,
  sendNow: 'Jetzt senden',
  otherAccount: count =>
    plural(count, {
      one: '# Änderung wartet auf die Anmeldung mit einem anderen Konto.',
      other: '# Änderungen warten auf die Anmeldung mit einem anderen Konto.',
    }),
  nothingSent: 'Was du in deinen Listen änderst, steht hier und lässt sich rückgängig machen.',
  undo: 'Rückgängig machen',
  undoChange: change => `Rückgängig machen: ${change}`,
  undone: 'Rückgängig gemacht',
  undoing: 'Wird rückgängig gemacht…',
  importOf: (file, count) =>
    `${plural(count, {one: 'Import von # Eintrag', other: 'Import von # Einträgen'})} aus ${file}`,
  bulkEdit: count =>
    plural(count, {one: 'Massenbearbeitung von # Eintrag', other: 'Massenbearbeitung von # Einträgen'}),
  undoAnyway: 'Trotzdem rückgängig machen',
  showAll: count => `Alle ${formatNumber(count)} anzeigen`,
};

export const budgetText: Translation<typeof english.budgetText> = {
  left: (left, most) =>
    plural(left, {
      one: `In dieser Minute ist noch # von ${formatNumber(most)} Anfragen übrig, für alle Browser-Tabs zusammen.`,
      other: `In dieser Minute sind noch # von ${formatNumber(most)} Anfragen übrig, für alle Browser-Tabs zusammen.`,
    }),
  waitingHere: count => plural(count, {one: '# Anfrage wartet hier.', other: '# Anfragen warten hier.'}),
  waitingTabs: count => plural(count, {one: '# anderer Browser-Tab wartet.', other: '# andere Browser-Tabs warten.'}),
  byFeature: since => `Anfragen je Funktion seit ${formatTime(since)} Uhr`,
  count: count => plural(count, {one: '# Anfrage', other: '# Anfragen'}),
  few: 'weniger als eine Anfrage',
};

export const hintText: Translation<typeof english.hintText> = {
  section: 'Vorschlag',
  text: 'Bist du am Handy? Im mobilen Modus funktioniert das Skript wahrscheinlich deutlich besser.',
  turnOn: 'Einschalten',
  dismiss: 'Nein, danke',
};

export const welcomeText: Translation<typeof english.welcomeText> = {
  title: `${build.name} ist installiert`,
  about: 'Es ist kein offizielles Produkt von AniList; was es tut, wählst du unter „Settings > Apps“.',
  signIn: 'Bei Automail anmelden',
  settings: 'Einstellungen öffnen',
  close: 'Schließen',
};
