import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt deinen Fortschritt in „Anime in Progress“ und „Manga in Progress“ auf der Startseite als Balken.',
  extendedDescription:
    'Für Anime und Manga, deren Zahl der Folgen oder Kapitel bekannt ist, auch in Automails eigener Vorschau dieser Listen. Ruft nichts von AniList ab und ändert deinen Fortschritt nicht.',
};
