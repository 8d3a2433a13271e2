import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const languageNames: Translation<typeof english.languageNames> = {
  English: 'Englisch',
  German: 'Deutsch',
  Italian: 'Italienisch',
  Spanish: 'Spanisch',
  French: 'Französisch',
  Korean: 'Koreanisch',
  Portuguese: 'Portugiesisch',
  Hebrew: 'Hebräisch',
  Hungarian: 'Ungarisch',
};

export const text: Translation<typeof english.text> = {
  title: 'Kennzeichnet Anime, die in einer Sprache deiner Wahl synchronisiert sind.',
  extendedDescription:
    'Auf Titelseiten von Anime, im Reiter „Overview“ über der Seitenleiste. Als synchronisiert gilt ein Anime, wenn AniList für eine Hauptfigur einen Sprecher der Sprache nennt. Ruft die Hauptfiguren des Anime von AniList ab und behält die Antwort eine Stunde.',
  language: 'Sprache der Synchronfassung.',
  available: language => `Auf ${languageNames[language] ?? language} synchronisiert`,
};
