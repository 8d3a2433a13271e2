import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  dataTitle: 'Angepasste Farben',
  name: 'Farbwähler',
  summary: 'Lässt dich die Farben der Website ändern, in einem Bereich unten auf jeder Seite.',
  details: 'Du kannst 23 Farben in jedem von AniLists Designs ändern, in diesem Bereich oder hier. Nur du siehst sie.',
  panel: 'Farben anpassen',
};
