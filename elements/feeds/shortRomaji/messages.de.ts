import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Kurztitel',
  summary: 'Kürzt die langen Titel bekannter Anime und Manga.',
  details:
    'Auf ihren Seiten, in deren Adressen, in Links, die einen Titel zeigen, und in Automails eigenen Links und Tabellen, nach einer eingebauten Liste (Stand 2026-11). Anderswo, etwa in Listenvorschauen und Benachrichtigungen, bleibt AniLists Titel. Deine eigenen Titel haben Vorrang. Nur du siehst die Kurztitel.',
};
