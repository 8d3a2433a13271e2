import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Review confidence',
  summary: 'Shows how well the reviews of an anime or manga are rated, considering how many votes they have.',
  details:
    'On the reviews tab, as in ~64: judging by the votes, at least 64 percent of readers like the review. Reviews with low ratings are dimmed.',
});
