import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'First Activity',
  description: "This user's oldest activity. One request.",
  date: 'Date',
  link: 'Activity',
  none: 'This user has no activities.',
});
