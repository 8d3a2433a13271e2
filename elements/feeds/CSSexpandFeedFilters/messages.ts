import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Row of feed types',
  summary: 'Shows the activity types above the home feed as a row instead of a menu.',
});
