import {formatNumber, locale} from './format';

/** The forms of a text that depend on a number; `#` is the number. English has these two. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

let rules: Intl.PluralRules | undefined;

/** The form of a text for a number: `plural(3, {one: '# like', other: '# likes'})` is "3 likes". */
export function plural(count: number, {one, other}: PluralForms): string {
  rules ??= new Intl.PluralRules(locale());
  return (rules.select(count) === 'one' ? one : other).replaceAll('#', formatNumber(count));
}
