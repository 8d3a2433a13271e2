import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Recent review confidence',
  summary: 'Shows how well recent reviews are rated, considering how many votes they have.',
  details:
    'On the page of recent reviews, as in ~64: judging by the votes, at least 64 percent of readers like the review. Reviews with low ratings are dimmed.',
});
