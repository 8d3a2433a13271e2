import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'First Activity',
  description: 'The oldest activity of this user. One request.',
  date: 'Date',
  link: 'Activity',
  none: 'This user has no activity.',
});
