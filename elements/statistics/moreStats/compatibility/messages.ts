import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of the comparison of two users' scores. */
export const text = messages({
  result: (shared: number) =>
    plural(shared, {
      one: '{difference}, based on # title that both scored. Lower is better; 0.8 to 1.1 is common.',
      other: '{difference}, based on # titles that both scored. Lower is better; 0.8 to 1.1 is common.',
    }),
  none: (shared: number) =>
    plural(shared, {
      one: 'The two lists share only # score, which is too few to compare.',
      other: 'The two lists share # scores, which are too few or too alike to compare.',
    }),
  scored: (name: string, count: number) => `${name}: ${plural(count, {one: '# score', other: '# scores'})}`,
  drawing: (first: string, second: string, shared: number) =>
    `Two circles: ${first}, ${second}, and ${formatNumber(shared)} in both.`,
});
