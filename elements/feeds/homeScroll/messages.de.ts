import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Scrollt nach oben, wenn du auf der Startseite „Home“ anklickst.',
  extendedDescription:
    'Auf anderen Seiten führt „Home“ wie bisher zur Startseite. Wünscht dein System weniger Bewegung, springt die Seite, statt zu scrollen. Ruft nichts von AniList ab.',
};
