import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Advanced scores',
  summary: 'Shows the advanced scores of list entries.',
  details:
    'On lists whose owner uses advanced scoring, an icon follows the title of each entry that has advanced scores. Hover over it, focus it or click it to see a table of the scores.',
  button: 'Advanced scores',
  score: (score: number) => formatNumber(score),
});
