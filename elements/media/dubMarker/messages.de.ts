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
  name: 'Synchronfassungen',
  summary: 'Kennzeichnet Anime, die in einer Sprache deiner Wahl synchronisiert sind.',
  details:
    'Auf Titelseiten von Anime, im Reiter „Overview“ über der Seitenleiste. Als synchronisiert gilt ein Anime, wenn AniList für eine Hauptfigur einen Sprecher der Sprache nennt.',
  language: 'Sprache der Synchronfassung.',
  available: language => `Auf ${languageNames[language] ?? language} synchronisiert`,
};
