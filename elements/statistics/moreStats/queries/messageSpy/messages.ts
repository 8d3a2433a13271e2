import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Message spy',
  description:
    'The latest public messages to or from users this user follows, except challenge messages and thanks for a follow. Two requests per 50 users.',
  table: 'Messages',
  date: 'Date',
  from: 'From',
  to: 'To',
  post: 'Message',
  beginning: 'Beginning',
  none: 'No messages found.',
});
