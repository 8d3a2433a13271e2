import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Openings und Endings',
  summary: 'Listet die Openings und Endings eines Anime auf.',
  details:
    'Am Ende des Reiters „Overview“, mit Interpreten, Folgen und Links zu den Videos. Deine Cookies werden nicht an AnimeThemes gesendet, und die Antwort wird eine Woche behalten. Dein Skriptmanager fragt womöglich, ob du das erlaubst.',
  site: 'AnimeThemes',
  openings: 'Openings',
  endings: 'Endings',
  noun: 'Lieder',
  none: 'AnimeThemes kennt keine Openings oder Endings dieses Anime.',
  noOpenings: 'Keine Openings',
  noEndings: 'Keine Endings',
  untitled: 'Ohne Titel',
  by: artists => ` von ${artists}`,
  // The singular also fits ranges and lists of episodes.
  episodes: episodes => ` (Folge ${episodes})`,
  video: title => `Video zu „${title}“ ansehen`,
};
