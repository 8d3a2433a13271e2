import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Likes on activity pages',
  summary: 'Shows the names of everyone who likes an activity or a reply on activity pages.',
  details: 'Every activity and reply with at least one like gets a small button that opens a tooltip with the names.',
});
