import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds a help button for writing posts to every page.',
  extendedDescription:
    "The button opens a box with examples of the site's markdown: spoilers, sizes of pictures, videos, cards of anime and manga. Requests nothing from AniList and does not change what you write.",
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
