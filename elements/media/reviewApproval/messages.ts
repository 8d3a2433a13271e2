import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Review approval',
  summary: 'Shows how well reviews are rated, considering how many votes they have.',
  details:
    'As in ~64: judging by the votes, at least 64 percent of readers like the review. Reviews with low ratings are dimmed.',
  ofMedia: 'Reviews on the pages of anime and manga',
  recent: 'Recent reviews',
});
