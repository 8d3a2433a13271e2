import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the advanced scores of list entries.',
  extendedDescription:
    "After the title of each entry that has advanced scores, on lists whose owner uses advanced scoring. Point at the sign, focus it or click it for a table of the scores. Requests whether the list's owner uses advanced scoring, and then the advanced scores of the list, without the rest of it; keeps both for 5 minutes. It changes no scores.",
  sign: '$',
  name: 'Advanced scores',
  score: (score: number) => formatNumber(score),
});
