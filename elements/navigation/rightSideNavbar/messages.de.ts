import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Verschiebt die senkrechte Navigation auf die rechte Seite.',
  extendedDescription:
    'Auf allen Seiten, zusammen mit der senkrechten Navigation; ohne sie ändert sich nichts. Ruft nichts von AniList ab.',
};
