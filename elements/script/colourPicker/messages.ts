import {messages} from '#domain/text/messages';

export const text = messages({
  dataTitle: 'Adjusted colors',
  name: 'Color picker',
  summary: 'Lets you change the colors of the site, in a panel at the bottom of every page.',
  details: "You can change 23 colors in each of AniList's themes, in the panel or here. Only you see them.",
  panel: 'Adjust Colors',
  colour: 'Color',
  hex: 'Hex',
  invalidHex: 'Enter # and six digits from 0 to f, such as #3db4f2.',
  inThemes: 'By theme',
  themeColour: 'Theme color',
  resetColour: 'Reset this color',
  resetAll: 'Reset all colors',
});

/** Names of the site's themes. */
export const themeNames = messages({
  initial: 'Default',
  dark: 'Dark',
  contrast: 'Contrast',
});
