import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Like-Benachrichtigungen ausblenden',
  summary: 'Blendet Benachrichtigungen über Likes aus.',
  details:
    'Auf der Seite der Benachrichtigungen, in der gruppierten Liste und in AniLists eigener; ein Kästchen auf der Seite bewirkt dasselbe. AniList zählt sie weiterhin als ungelesen.',
};
