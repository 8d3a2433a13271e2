import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of shared components. */
export const text = messages({
  ageOf: (age: string) => `from ${age}`,
  refresh: 'Refresh',
  stars: 'stars',
});

/** Sentences beside a field for a number. */
export const numberText = messages({
  wholeNumber: 'a whole number',
  anyNumber: 'a number',
  decimalNumber: (decimals: number) =>
    `a number with up to ${plural(decimals, {one: '# decimal', other: '# decimals'})}`,
  least: (min: number) => `, ${formatNumber(min)} or more`,
  range: (min: number, max: number) =>
    min === -Infinity ? `, ${formatNumber(max)} or less` : ` from ${formatNumber(min)} to ${formatNumber(max)}`,
  enter: (number: string, used: number | undefined) =>
    `Enter ${number}.${used === undefined ? '' : ` Until then, ${formatNumber(used)} is used.`}`,
  ifEmpty: (used: number) => `If empty, ${formatNumber(used)} is used.`,
});

/** Names of the scores that are smileys. */
export const smileyNames = messages({
  smile: 'smile',
  meh: 'meh',
  frown: 'frown',
});
