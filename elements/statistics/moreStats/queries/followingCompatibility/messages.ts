import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Check compatibility with all following (slow)',
  description:
    "How much this user's taste differs from that of the users they follow, by the scores on their lists. Lower is better; 0.8 to 1.1 is common.",
  warning: 'Sends one request per followed user, at most one per second.',
  table: 'Compatibility',
  user: 'User',
  difference: 'Difference',
  shared: 'Shared titles',
  scored: 'Scored titles',
  none: 'This user follows no one.',
});
