import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Adds a link to the picture on the banners of anime, manga and profiles.',
  extendedDescription:
    'The link opens the picture in a new tab, where you can save it. Requests nothing from AniList. Pages without a banner get no link.',
  link: 'Banner picture',
});
