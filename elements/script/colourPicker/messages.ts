import {messages} from '#domain/text/messages';

export const text = messages({
  dataTitle: 'Adjusted colors',
  name: 'Color picker',
  summary: 'Lets you change the colors of the site, in a panel at the bottom of every page.',
  details: "You can change 23 colors in each of AniList's themes, in the panel or here. Only you see them.",
  panel: 'Adjust Colors',
});
