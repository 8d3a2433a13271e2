import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Shows the total number of ratings on recent reviews.',
  extendedDescription:
    'On the home page, the total follows the number of positive ratings, as in 12/15. Requests the totals of all recent reviews from AniList together and keeps them for 30 seconds. It does not rate anything.',
  total: (count: number) => plural(count, {one: '# rating in total', other: '# ratings in total'}),
  ofTotal: (count: number) => plural(count, {one: ' of # rating', other: ' of # ratings'}),
});
