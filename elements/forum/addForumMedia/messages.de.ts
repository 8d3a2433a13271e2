import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Ergänzt die Liste der Themen zu einem Anime oder Manga um einen Link zu dessen Seite.',
  extendedDescription:
    'Über den Listen des Forums, die nur Themen zu einem Anime oder Manga zeigen. Ruft dessen Titel von AniList ab und behält ihn einen Tag. Andere Listen ändern sich nicht.',
  loading: 'Titel wird geladen…',
  waiting: 'Der Link erscheint, sobald AniList wieder Anfragen annimmt.',
  failed: 'Der Titel konnte nicht geladen werden.',
};
