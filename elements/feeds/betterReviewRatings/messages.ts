import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Review vote totals',
  summary: 'Shows the total number of ratings on recent reviews.',
  details: 'On the home page, the total follows the number of positive ratings, as in 12/15.',
  total: (count: number) => plural(count, {one: '# rating', other: '# ratings'}),
  ofTotal: (count: number) => plural(count, {one: ' of # rating', other: ' of # ratings'}),
});
