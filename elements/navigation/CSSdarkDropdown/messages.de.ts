import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt im dunklen Design dunkle Menüs.',
  extendedDescription:
    'Auf allen Seiten, bei den Menüs der Navigation und AniLists Auswahllisten. Ruft nichts von AniList ab. Andere Designs bleiben unverändert.',
};
