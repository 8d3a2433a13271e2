import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  dataTitle: 'Angepasste Farben',
  title: 'Fügt unten auf jeder Seite einen Bereich für die Farben der Website ein.',
  extendedDescription:
    'Du kannst 23 Farben in jedem von AniLists Designs ändern, in diesem Bereich oder hier. Ruft nichts von AniList ab, und nur du siehst die Farben. Im mobilen Modus aus.',
  summary: 'Farben anpassen',
  colour: 'Farbe',
  hex: 'Hex',
  inThemes: 'In den Designs',
  themeColour: 'Farbe des Designs',
  resetColour: 'Diese Farbe zurücksetzen',
  resetAll: 'Alle Farben zurücksetzen',
};

export const themeNames: Translation<typeof english.themeNames> = {
  initial: 'Standard',
  dark: 'Dunkel',
  contrast: 'Kontrast',
};
