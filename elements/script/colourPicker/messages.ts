import {messages} from '#domain/text/messages';

export const text = messages({
  dataTitle: 'Adjusted colours',
  title: 'Adds a panel for the colours of the site to the bottom of every page.',
  extendedDescription:
    "You can change 23 colours in each of the site's themes, in the panel or here. Requests nothing from AniList, and only you see the colours. Off in mobile mode.",
  summary: 'Adjust Colours',
  colour: 'Colour',
  hex: 'Hex',
  inThemes: 'In the themes',
  themeColour: 'Theme colour',
  resetColour: 'Reset this colour',
  resetAll: 'Reset all colours',
});

/** Names of the site's themes. */
export const themeNames = messages({
  initial: 'Default',
  dark: 'Dark',
  contrast: 'Contrast',
});
