import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Autorecs',
  description:
    'Up to 25 anime or manga that are not on the list, from what is recommended for the media on it, by their scores. One request.',
  table: 'Recommendations',
  media: 'Media',
  points: 'Points',
  none: 'There are no recommendations for what is on this list.',
});
