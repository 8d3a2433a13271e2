import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt AniList von rechts nach links.',
  extendedDescription:
    'Auf allen Seiten; Code und Adressen laufen weiter von links nach rechts. Ruft nichts von AniList ab und übersetzt nichts.',
};
