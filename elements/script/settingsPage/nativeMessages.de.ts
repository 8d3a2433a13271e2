import type {Translation} from '#domain/text/messages';
import type * as english from './nativeMessages';

export const nativeText: Translation<typeof english.nativeText> = {
  siteTheme: 'Helles, dunkles und kontrastreiches Design',
  titleLanguage: 'Sprache der Titel',
  staffNames: 'Sprache der Namen von Figuren und Mitwirkenden',
  siteNotifications: 'Arten von Benachrichtigungen und E-Mails',
  airing: 'Benachrichtigungen über neue Folgen',
  mergeTime: 'Zeit, in der Listenaktivitäten zusammengefasst werden',
  listActivity: 'Welche Änderungen der Liste Aktivitäten erzeugen',
  listOrder: 'Standardreihenfolge der Listen, auf vier Arten',
  scoreFormat: 'Wertungssystem',
  customLists: 'Eigene Listen und Abschnitte der Listen',
  adultContent: 'Inhalte für Erwachsene in der Suche',
  account: 'Benutzername, E-Mail, Passwort und Löschen des Kontos',
  timezone: 'Zeitzone',
  siteProfile: 'Avatar, Banner, „About“-Text und Profilfarbe',
  messageLimits: 'Wer dir Nachrichten senden darf',
};

// English words, too, because that is the language of AniList.
export const nativeSynonyms: Translation<typeof english.nativeSynonyms> = {
  siteTheme: 'dunkler Modus, dark mode, heller Modus, Nachtmodus, Theme, Design wechseln',
  titleLanguage: 'englische Titel, Romaji, japanische Titel, Titelsprache, Titel übersetzen',
  staffNames: 'Namenssprache, Namen der Charaktere, japanische Namen, Reihenfolge der Namen',
  siteNotifications: 'Benachrichtigungen ausschalten, E-Mails, Mitteilungen, Benachrichtigungseinstellungen',
  airing: 'neue Folge, Erinnerung an Folgen, Ausstrahlung, airing',
  mergeTime: 'Aktivitäten zusammenfassen, merge, zu viele Listenaktivitäten, Aktualisierungen bündeln',
  listActivity: 'meine Aktivität verbergen, nicht posten, private Aktivität, Listenaktivität ausschalten',
  listOrder: 'Listenreihenfolge, Sortierung der Liste, zuletzt geändert, zuletzt hinzugefügt',
  scoreFormat: 'Bewertungsformat, Sterne, 10 Punkte, 100 Punkte, Smileys, Punktesystem',
  customLists: 'eigene Listen, neue Liste, Abgeschlossene teilen, erweiterte Bewertung, Reihenfolge der Abschnitte',
  adultContent: 'Erwachsene, 18+, nsfw, hentai, Jugendschutz, altersbeschränkt',
  account: 'Konto löschen, Passwort ändern, E-Mail ändern, Benutzername ändern, account',
  timezone: 'Zeitzone, Uhrzeit, falsche Zeit, Sendezeit, utc',
  siteProfile: 'Avatar, Profilbild, Banner ändern, Bio, Über mich, Profilfarbe',
  messageLimits: 'Nachrichten einschränken, Nachrichten blockieren, private Nachrichten, Direktnachrichten',
};

export const hitText: Translation<typeof english.hitText> = {
  marked: 'Auch gefunden',
  help: 'Hilfe und Reparatur',
  setting: 'Start',
  site: 'AniLists eigene Einstellung',
  inFooter: name => `${name} (unten auf jeder Seite)`,
  nothing: 'Zu deiner Suche passt nichts. Das könnte helfen:',
  all: 'Alle Funktionen',
  report: 'Problem melden',
  forum: 'AniLists Forum',
};
