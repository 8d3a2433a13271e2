import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Expanded feed filters',
  summary: 'Shows the activity types above the home feed as a row instead of a menu.',
});
