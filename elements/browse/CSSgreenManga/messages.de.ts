import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt die Titel von Manga in Grün.',
  extendedDescription:
    'Auf allen Seiten, auf denen AniList Links zu Anime und Manga einfärbt, damit du beide unterscheiden kannst. Ruft nichts von AniList ab. Titel von Anime behalten ihre Farbe.',
};
