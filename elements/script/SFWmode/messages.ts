import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Makes the site safe for work: blurs pictures, fades flagged content and hides page titles.',
  extendedDescription:
    'On all pages, covers, banners and pictures in posts are blurred; point at a picture in a post to see it. Anime and manga with flagged genres or tags, and posts with flagged words, are faded. Styles and backgrounds of profiles and css/ lines of title aliases are off, and addresses contain no title with a flagged word. Requests nothing from AniList and removes nothing.',
  pageTitle: 'Table of Contents',
});
