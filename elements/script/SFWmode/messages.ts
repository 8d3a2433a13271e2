import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Safe-for-work mode',
  summary: 'Blurs images, fades flagged content and hides page titles.',
  details:
    'Covers, banners and images in posts are blurred on all pages; hover over an image in a post to see it. Anime and manga with flagged genres or tags, and posts with flagged words, are faded; the banner and the trailer of such anime and manga are hidden. Profile styles, profile backgrounds and the css/ lines of title aliases are off, and addresses contain no title with a flagged word. Nothing is removed.',
  pageTitle: 'Table of Contents',
});
