import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Listet die Openings und Endings eines Anime auf.',
  extendedDescription:
    'Am Ende des Reiters „Overview“, mit Interpreten, Folgen und einem Link zum Video. Ruft die Songs von AnimeThemes ab, ohne deine Cookies, und behält sie eine Woche. Dein Skriptmanager fragt womöglich, ob du das erlaubst.',
  site: 'AnimeThemes',
  openings: 'Openings',
  endings: 'Endings',
  loading: 'Songs werden geladen…',
  none: 'AnimeThemes kennt keine Openings oder Endings dieses Anime.',
  noOpenings: 'Keine Openings',
  noEndings: 'Keine Endings',
  untitled: 'Ohne Titel',
  by: artists => ` von ${artists}`,
  // The singular also fits ranges and lists of episodes.
  episodes: episodes => ` (Folge ${episodes})`,
  video: title => `Video zu „${title}“ ansehen`,
};
