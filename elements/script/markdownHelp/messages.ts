import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Markdown help',
  summary: 'Adds a help button for writing posts to every page.',
  details:
    "It opens a box with examples of AniList's Markdown: spoilers, image sizes, videos, and cards of anime and manga.",
  box: 'Markdown help',
  loading: 'Loading…',
  youWrite: 'You write',
  itShows: 'It shows',
  guide: "The site's own guide: {link}",
  guideLink: 'Markdown guide',
});

/** What the examples show that only the site renders, or that would load something from elsewhere. */
export const resultText = messages({
  mention: 'a link to the member, who is notified',
  card: 'a card of the anime or manga',
  picture: 'a picture',
  widePicture: 'a picture, 220 pixels wide',
  relativePicture: 'a picture, 40 percent wide',
  video: 'a video that plays over and over, without sound',
  youTube: 'a video from YouTube',
});
