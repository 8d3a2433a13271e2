import {formatDate, formatDateTime, formatNumber, formatTime} from '#domain/text/format';
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
  preset: name => `Vorlage „${name}“`,
};

export const presetNames: Translation<typeof english.presetNames> = {
  calm: 'Ruhig',
  useful: 'Alles Nützliche',
  older: 'Wie das ältere Skript',
};

export const presetHints: Translation<typeof english.presetHints> = {
  calm: 'Nur Funktionen, die auf der Seite nichts verschieben und wenig von AniList abrufen oder die dich und deine Texte schützen.',
  useful:
    'Die Standardeinstellungen und alles Weitere außer Funktionen, die etwas ausblenden, das Layout ändern oder Geschmackssache sind.',
  older:
    'Die Standardeinstellungen ohne die Funktionen, die das ältere Skript auch in der letzten Version (10.6.4) nicht hatte.',
};

export const presetText: Translation<typeof english.presetText> = {
  presets: 'Vorlagen',
  turnsOn: count => plural(count, {one: 'Schaltet # Funktion ein', other: 'Schaltet # Funktionen ein'}),
  turnsOff: count => plural(count, {one: 'Schaltet # Funktion aus', other: 'Schaltet # Funktionen aus'}),
  resets: count =>
    plural(count, {one: 'Setzt Optionen von # Funktion zurück', other: 'Setzt Optionen von # Funktionen zurück'}),
  nothing: 'Deine Einstellungen sind schon so.',
  stays: 'Deine übrigen Einstellungen bleiben.',
  undoable: 'Du kannst das rückgängig machen.',
  defaults:
    'Alle Schalter und Optionen bekommen ihren Standardwert. Listen, die du geschrieben hast, wie die Sperrliste, bleiben.',
  apply: name => `„${name}“ anwenden`,
  cancel: 'Abbrechen',
};

export const signInText: Translation<typeof english.signInText> = {
  createClient: 'Öffne {link} und lege einen neuen Client an.',
  developerSettings: 'die Entwicklereinstellungen',
  nameClient: 'Gib ihm einen beliebigen Namen und die Weiterleitungsadresse {address}.',
  enterId: 'Gib hier seine ID ein. Dann erscheint der Link zur Anmeldung.',
  endsLater: at => `Deine Anmeldung gilt bis zum ${formatDate(at)}.`,
  signedIn: 'Du bist bei Automail angemeldet.',
  why: 'Das brauchen Funktionen, die deine Listen ändern oder für dich schreiben. Automail bewahrt die Berechtigung in deinem Browser auf und sendet sie nur an AniList.',
  signOut: 'Abmelden',
  signedOut: 'Du bist nicht bei Automail angemeldet.',
  toSignIn: 'Anmelden',
  toSignOut: 'Abmelden oder erneuern',
  newTab: ' (neuer Tab)',
  rejected: 'AniList weist deine Anmeldung ab.',
  tryAgain: 'Noch einmal versuchen',
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
  undoAnyway: 'Trotzdem rückgängig machen',
  showAll: count => `Alle ${formatNumber(count)} anzeigen`,
};

export const budgetText: Translation<typeof english.budgetText> = {
  left: (left, most) =>
    plural(left, {
      one: `In dieser Minute ist noch # von ${formatNumber(most)} Anfragen übrig, für alle Browser-Tabs zusammen.`,
      other: `In dieser Minute sind noch # von ${formatNumber(most)} Anfragen übrig, für alle Browser-Tabs zusammen.`,
    }),
  waitingHere: count => plural(count, {one: '# wartet hier.', other: '# warten hier.'}),
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
  about:
    'Es ergänzt AniList um viele Funktionen. Jede hat einen eigenen Schalter. Es ist kein offizielles Produkt von AniList.',
  presets: 'Wähle eine Vorlage: „Ruhig“, „Alles Nützliche“ oder „Wie das ältere Skript“',
  signIn: 'Melde dich bei Automail an, damit es deine Listen ändern und für dich schreiben kann',
  settings: 'Einstellungen öffnen',
  where: 'Du findest die Einstellungen jederzeit unter „Settings > Apps“.',
  done: 'Karte schließen',
  close: 'Schließen',
};
