import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Verhindert, dass Videos von selbst starten.',
  extendedDescription:
    'Auf allen Seiten, für Videos, die AniList jetzt zeigt oder später lädt; starten kannst du sie weiterhin. Eingebettete Player wie der von YouTube sind nicht betroffen. Ruft nichts von AniList ab.',
};
