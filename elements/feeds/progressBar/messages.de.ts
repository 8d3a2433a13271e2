import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Fortschrittsbalken',
  summary: 'Zeigt deinen Fortschritt in „Anime in Progress“ und „Manga in Progress“ auf der Startseite als Balken.',
  details:
    'Für Anime und Manga, deren Zahl der Folgen oder Kapitel bekannt ist, auch in Automails eigener Listenvorschau.',
};
