import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Most liked status posts',
  description: "This user's 20 most liked statuses. One request per 50 statuses.",
  table: 'Most liked',
  likes: 'Likes',
  date: 'Date',
  post: 'Post',
  none: 'This user has no statuses.',
});
