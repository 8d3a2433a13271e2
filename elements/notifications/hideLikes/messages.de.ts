import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Blendet Benachrichtigungen über Likes aus.',
  extendedDescription:
    'Auf der Seite der Benachrichtigungen, in der gruppierten Liste und in AniLists eigener; ein Kästchen auf der Seite bewirkt dasselbe. Ruft nichts von AniList ab. Die Zahl der ungelesenen Benachrichtigungen bleibt so, wie AniList sie zählt.',
};
