import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Link zum Titel im Forum',
  summary: 'Ergänzt die Liste der Themen zu einem Anime oder Manga um einen Link zu dessen Seite.',
  noun: 'Titel',
};
