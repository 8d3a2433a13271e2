import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Führt mit „Browse“ zu Manga statt zu Anime.',
  extendedDescription:
    'Auf allen Seiten, für den Link „Browse“ der Navigation. Ruft nichts von AniList ab. Die Einträge im Menü „Browse“ bleiben unverändert.',
};
