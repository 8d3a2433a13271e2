import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Beliebteste Favoriten der Gefolgten',
  description:
    'Die häufigsten Favoriten der Leute, denen dieses Mitglied folgt, und wer von ihnen die meisten Favoriten mit ihm teilt. Eine Anfrage für je 50 Leute, höchstens 10 Anfragen, und eine weitere. AniList nennt die ersten 25 Favoriten jeder Art.',
  warning: 'Bis zu 11 Anfragen für je 50 Leute.',
  similar: 'Ähnliche Favoriten',
  user: 'Mitglied',
  shared: 'Gemeinsame Favoriten',
  favourite: 'Favorit',
  fans: 'Personen',
  none: 'Es gibt keine.',
};

export const kindTitles: Translation<typeof english.kindTitles> = {
  anime: 'Anime',
  manga: 'Manga',
  characters: 'Figuren',
  staff: 'Mitwirkende',
  studios: 'Studios',
};
