import {formatNumber, roundTo} from '#domain/text/format';
const symbols: ReadonlyMap<string, string> = new Map([
  ['0.5', '½'],
  ['0.333', '⅓'],
  ['0.667', '⅔'],
  ['0.25', '¼'],
  ['0.75', '¾'],
  ['0.2', '⅕'],
  ['0.4', '⅖'],
  ['0.6', '⅗'],
  ['0.8', '⅘'],
  ['0.167', '⅙'],
  ['0.833', '⅚'],
  ['0.143', '⅐'],
  ['0.125', '⅛'],
  ['0.375', '⅜'],
  ['0.625', '⅝'],
  ['0.875', '⅞'],
  ['0.111', '⅑'],
  ['0.1', '⅒'],
]);

/**
 * Formats a number to 3 decimals, using a symbol for the fraction if there is one: 2.5 is "2½", 1/3 is "⅓", 7.04 is
 * "7.04".
 */
export function formatFraction(value: number): string {
  const size = Math.abs(value);
  const whole = Math.trunc(size);
  const symbol = symbols.get(String(roundTo(size - whole, 3)));
  if (symbol === undefined) return formatNumber(roundTo(value, 3));
  return (value < 0 ? '-' : '') + (whole || '') + symbol;
}
