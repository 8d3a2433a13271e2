import type {Translation} from '#domain/text/messages';
import type * as english from './editorMessages';

export const text: Translation<typeof english.text> = {
  colour: 'Farbe',
  hex: 'Hex',
  invalidHex: 'Gib # und sechs Ziffern von 0 bis f ein, zum Beispiel #3db4f2.',
  inThemes: 'Gilt in diesen Designs',
  themeColour: 'Farbe des Designs',
  resetColour: 'Diese Farbe zurücksetzen',
  resetAll: 'Alle Farben zurücksetzen',
};

export const colourNames: Translation<typeof english.colourNames> = {
  background: 'Seite',
  foreground: 'Karten',
  'foreground-grey': 'Graue Teile von Karten',
  'foreground-grey-dark': 'Dunkelgraue Teile von Karten',
  'foreground-blue': 'Blaue Teile von Karten',
  'foreground-blue-dark': 'Dunkelblaue Teile von Karten',
  'background-blue-dark': 'Fußzeile',
  overlay: 'Hinweise und Bildunterschriften',
  shadow: 'Schatten',
  'shadow-dark': 'Dunkle Schatten',
  text: 'Text',
  'text-light': 'Heller Text',
  'text-lighter': 'Hellster Text',
  'text-bright': 'Text auf dunklem Grund',
  blue: 'Links',
  'blue-dim': 'Symbole',
  white: 'Weiß',
  black: 'Schwarz',
  red: 'Rot',
  peach: 'Pfirsich',
  orange: 'Orange',
  yellow: 'Gelb',
  green: 'Grün',
};

export const themeNames: Translation<typeof english.themeNames> = {
  initial: 'Standard',
  dark: 'Dunkel',
  contrast: 'Kontrast',
};
