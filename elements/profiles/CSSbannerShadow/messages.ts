import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'No banner shadow',
  summary: 'Removes the shadow over banners.',
  details: 'On profiles and on anime and manga pages. Names on a banner get an outline, so they stay readable.',
});
