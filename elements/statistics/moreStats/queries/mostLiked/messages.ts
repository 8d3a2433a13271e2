import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Most liked status posts',
  description: 'The 20 statuses of this user with the most likes. One request for every 50 statuses.',
  table: 'Most liked',
  likes: 'Likes',
  date: 'Date',
  post: 'Post',
  none: 'This user has no statuses.',
});
