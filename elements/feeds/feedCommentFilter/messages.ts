import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Comment and like filter',
  summary: 'Hides activities in the home feed that have too few comments or likes.',
  details:
    'Click the filter icon above the feed, and enter the minimum numbers. A negative number does the opposite: -5 keeps only activities with fewer than five. It filters the activities that have loaded.',
  minimumComments: 'Minimum comments',
  minimumLikes: 'Minimum likes',
  commentsSetting: 'Minimum comments (a negative number means fewer than that)',
  likesSetting: 'Minimum likes (a negative number means fewer than that)',
  group: 'Filter by comments and likes',
  hint: 'A negative number means fewer than that.',
});
