import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: '„Home“ scrollt nach oben',
  summary: 'Scrollt nach oben, wenn du auf der Startseite „Home“ anklickst.',
  details:
    'Auf anderen Seiten führt „Home“ wie bisher zur Startseite. Wünscht dein System weniger Bewegung, springt die Seite, statt zu scrollen.',
};
