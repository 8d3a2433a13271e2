import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Blendet auf Profilen Meilensteine, den Aktivitätsverlauf und Genres aus.',
  extendedDescription:
    'Im Reiter „Overview“ aller Profile. Ruft nichts von AniList ab; ausgeblendet sind sie nur für dich.',
};
