import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Entfernt Animationen, damit nichts von selbst gleitet, verblasst oder wächst.',
  extendedDescription:
    'Auf allen Seiten, für AniLists eigene Animationen. Ruft nichts von AniList ab. Videos und bewegte Bilder bleiben, wie sie sind.',
};
