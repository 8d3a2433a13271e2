import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';

export const text = messages({
  title: 'Hides activities in the home feed that have too few comments or likes.',
  extendedDescription:
    'Two fields above the home feed take the minimum numbers of comments and likes; a negative number keeps only activities with fewer than that many. It filters what is loaded and requests nothing from AniList. Off in mobile mode.',
  minimumComments: 'Minimum comments',
  minimumLikes: 'Minimum likes',
  commentsSetting: 'Minimum comments; a negative number means fewer than that many',
  likesSetting: 'Minimum likes; a negative number means fewer than that many',
  group: 'Comments and likes of activities',
  hint: 'A negative number means fewer than that many.',
  hidden: (hidden: number, all: number) => `${formatNumber(hidden)} of ${formatNumber(all)} activities hidden`,
});
