import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  daily: 'Tägliche Sicherung',
  invalidValue: name => `Der gespeicherte Wert von „${name}“ ist ungültig, deshalb gilt der Standardwert.`,
  damagedSettings: backup =>
    `Deine gespeicherten Einstellungen sind beschädigt, deshalb gelten die Standardwerte. Der beschädigte Text bleibt unter „${backup}“ erhalten.`,
  damagedKey: (name, backup) =>
    `Was als „${name}“ gespeichert ist, ist beschädigt, deshalb gelten die Standardwerte. Der beschädigte Text bleibt unter „${backup}“ erhalten.`,
  notSaved: 'Die Einstellungen konnten nicht gespeichert werden. Sie gelten, bis du diese Seite schließt.',
};

export const names: Translation<typeof english.names> = {
  titleLanguage: 'Sprache der Titel',
  accessToken: 'Anmeldung bei Automail',
  clientId: 'Client-ID',
  language: 'Sprache von Automail',
  clientIdForm: 'Eine Client-ID ist eine Zahl, zum Beispiel 1234.',
  mobileHintSeen: 'Hinweis auf den mobilen Modus gesehen',
  welcomePending: 'Begrüßung noch nicht geschlossen',
  titleAliases: 'Deine eigenen Titel für Anime und Manga',
  blockList: 'Sperrliste des Feeds auf der Startseite',
  'regularTagsCustom Anime Tags': 'Normale Tags unter den eigenen Tags für Anime',
  'regularTagsCustom Manga Tags': 'Normale Tags unter den eigenen Tags für Manga',
  boxPlaces: 'Positionen der schwebenden Fenster',
  culpritSearch: 'Suche nach der Ursache eines Problems',
  selectorOverrides: 'Ersetzte Selektoren für AniList-Seiten',
  siteFixesWanted: 'Korrekturen zwischen Versionen',
  refusedSiteFixes: 'Abgelehnte Korrekturen zwischen Versionen',
  seenVersion: 'Version, deren Änderungen du gesehen hast',
  settingsTab: 'Letzter Reiter der Einstellungen',
  loginAttempted: 'Automatische Anmeldung versucht',
  softBlock: 'Aus den gruppierten Benachrichtigungen ausgelassene Mitglieder',
  expiryReminded: 'Letzte Erinnerung an das Ende deiner Anmeldung',
};
