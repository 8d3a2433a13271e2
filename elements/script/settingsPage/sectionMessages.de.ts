import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './sectionMessages';

export const sectionText: Translation<typeof english.sectionText> = {
  about: 'Version und Links',
  language: 'Sprache',
  'sign-in': 'Anmeldung',
  styles: 'Wähle einen Stil',
  all: 'Standard, Dateien und Sicherungen',
  journal: 'Änderungen an deinen Listen',
  requests: 'Anfragen an AniList',
  bisect: 'Fehlersuche',
  fixes: 'Korrekturen zwischen Versionen',
  check: 'Prüfung von AniList',
  news: 'Neuigkeiten',
  stored: 'Was hier gespeichert ist',
};

// English words, too, because that is the language of AniList and of its help.
export const sectionKeywords: Translation<typeof english.sectionKeywords> = {
  about:
    'version ausgabe homepage webseite repository quelltext lizenz update nummer installieren mitmachen übersetzen hilfe kontakt bericht fehler melden issue',
  language: 'sprache language german deutsch englisch english übersetzung translation',
  'sign-in':
    'anmelden abmelden einloggen ausloggen login logout konto account token autorisieren berechtigung client-id',
  styles:
    'stil vorlage preset ruhig ausgewogen alles nützliche wie das ältere skript alles aus ausschalten abschalten deaktivieren alle funktionen auf einmal',
  all: 'alle einstellungen auf einmal standard standardeinstellungen zurücksetzen wiederherstellen exportieren importieren speichern laden sicherung backup rückgängig umziehen umzug synchronisieren neuer computer browser gerät',
  journal: 'journal verlauf protokoll log rückgängig widerrufen gesendet',
  requests: 'budget anfragelimit rate limit api aufrufe netzwerk offline daten gesendet senden verbindung',
  bisect: 'ursache eines problems suchen finden bisect kaputt fehler bug langsam falsch störung hilfe',
  fixes: 'korrektur fix reparatur update kaputt ausgeschaltet selektor liste abrufen',
  stored:
    'speicher gespeichert gesammelt tracking daten größe platz löschen leeren cache privatsphäre datenschutz sicher sicherheit datenbank',
  news: 'neuigkeiten neu neue funktionen änderungen changelog update version verlauf news',
  check:
    'prüfen check website seite änderung neugestaltung fehlt platz zustand bericht fehler melden issue nicht verfügbar',
};

export const wayText: Translation<typeof english.wayText> = {
  about:
    'Zusätzliche Funktionen für AniList. Jede lässt sich ein- und ausschalten; Änderungen gelten sofort, in allen Browser-Tabs.',
  sections: 'Weitere Einstellungen',
  all: 'Alle',
  filtered: 'Hier passt keine Funktion zu den Filtern.',
  group: (name, count) => `${name} (${formatNumber(count)})`,
  results: 'Treffer',
  nothing: 'Zu deiner Suche passt nichts.',
  nothingIn: category => `In „${category}“ passt nichts zu deiner Suche.`,
  searchAll: 'Überall suchen',
};

export const statusText: Translation<typeof english.statusText> = {
  offline: 'Du hast keine Netzwerkverbindung.',
  kept: 'Deine Änderungen bleiben erhalten und werden danach gesendet.',
  signInRejected:
    'AniList weist deine Anmeldung ab; das kommt auch bei Störungen vor. Automail versucht es weiter; deine Änderungen sind gespeichert und werden gesendet, sobald es geht.',
  otherAccount:
    'Automail und AniList sind mit verschiedenen Konten angemeldet. Es wird nichts gespeichert, bis du dich hier abmeldest, oben die Berechtigung widerrufst und dich neu anmeldest.',
  endsSoon: days =>
    plural(days, {
      one: 'Deine Anmeldung endet in # Tag. Melde dich ab und wieder an, um sie zu erneuern.',
      other: 'Deine Anmeldung endet in # Tagen. Melde dich ab und wieder an, um sie zu erneuern.',
    }),
  toSignIn: 'Zur Anmeldung',
};
