import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Removes the shadow over banners.',
  extendedDescription:
    'On profiles and the pages of anime and manga. Names on a banner get an outline so that you can still read them. Requests nothing from AniList.',
});
