import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Message spy',
  description:
    'The latest public messages that the people whom this user follows received or sent, without those of challenges and those that thank for a follow. Two requests for every 50 people.',
  table: 'Messages',
  date: 'Date',
  from: 'From',
  to: 'To',
  post: 'Message',
  beginning: 'Beginning',
  none: 'There are no such messages.',
});
