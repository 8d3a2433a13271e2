import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Hollow hearts',
  summary: 'Shows hearts as outlines until you like something, so you see at a glance what you liked.',
  details: 'On activities, replies, and threads and comments in the forum.',
});
