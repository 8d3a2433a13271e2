import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Link to banner image',
  summary: 'Adds a link to the image on the banners of anime, manga and profiles.',
  details: 'The image opens in a new tab, where you can save it.',
  link: 'Banner image',
});
