import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Autorecs',
  description:
    "Up to 25 anime or manga that aren't on the list, based on recommendations for the titles on it and their scores. One request.",
  table: 'Recommendations',
  media: 'Media',
  points: 'Points',
  none: 'There are no recommendations for this list.',
});
