import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Markdown help',
  summary: 'Adds a button to every page that helps you format posts.',
  details:
    "It opens a box with examples of AniList's Markdown: spoilers, image sizes, videos, and cards of anime and manga.",
  box: 'Markdown help',
  youWrite: 'You write',
  itShows: 'It shows',
  guide: "AniList's own guide: {link}",
  guideLink: 'Markdown guide',
});

/** Descriptions of results that only AniList renders, or that would load something from another site. */
export const resultText = messages({
  mention: 'a link to the user, who is notified',
  card: 'a card of the anime or manga',
  picture: 'an image',
  widePicture: 'an image, 220 pixels wide',
  relativePicture: "an image, 40% of the column's width",
  video: 'a video that loops without sound',
  youTube: 'a video from YouTube',
});
