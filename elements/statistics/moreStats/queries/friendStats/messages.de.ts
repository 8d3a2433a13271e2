import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Anime- und Manga-Statistik der Gefolgten',
  description:
    'Was die Leute, denen dieses Mitglied folgt, geschaut und gelesen haben. Eine Anfrage für je 50 Leute, höchstens 10 Anfragen.',
  warning: 'Bis zu 10 Anfragen für je 50 Leute.',
  table: 'Statistik',
  user: 'Mitglied',
  anime: 'Anime',
  episodes: 'Folgen',
  days: 'Tage',
  animeScore: 'Anime-Mittelwert',
  manga: 'Manga',
  chapters: 'Kapitel',
  volumes: 'Bände',
  mangaScore: 'Manga-Mittelwert',
  none: 'Dieses Mitglied folgt niemandem.',
};
