import {messages} from '#domain/text/messages';

/** Texts of the editor. */
export const text = messages({
  colour: 'Color',
  hex: 'Hex',
  invalidHex: 'Enter # and six digits from 0 to f, such as #3db4f2.',
  inThemes: 'Applies in these themes',
  themeColour: 'Theme color',
  resetColour: 'Reset this color',
  resetAll: 'Reset all colors',
});

/** The purpose of each color, by its variable of the site. */
export const colourNames: Readonly<Record<string, string>> = messages({
  background: 'Page',
  foreground: 'Cards',
  'foreground-grey': 'Gray parts of cards',
  'foreground-grey-dark': 'Dark gray parts of cards',
  'foreground-blue': 'Blue parts of cards',
  'foreground-blue-dark': 'Dark blue parts of cards',
  'background-blue-dark': 'Footer',
  overlay: 'Tooltips and captions',
  shadow: 'Shadows',
  'shadow-dark': 'Dark shadows',
  text: 'Text',
  'text-light': 'Light text',
  'text-lighter': 'Lightest text',
  'text-bright': 'Text on dark ground',
  blue: 'Links',
  'blue-dim': 'Icons',
  white: 'White',
  black: 'Black',
  red: 'Red',
  peach: 'Peach',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
});

/** Names of the site's themes. */
export const themeNames = messages({
  initial: 'Default',
  dark: 'Dark',
  contrast: 'Contrast',
});
