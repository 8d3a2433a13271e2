import {roundTo} from '../../text/format';
import {scoreRanges, type ScoreFormat} from '../../score/score';
import {maxima} from '../../import/importedEntry';
import {parseNumber} from '../query/operands';

/** A number and the maximum behind it, if one was typed: 8 and 10 for "8/10". */
function splitMaximum(typed: string): readonly [string, number | undefined] | undefined {
  const [number = '', maximum, ...rest] = typed.split('/');
  if (rest.length) return undefined;
  if (maximum === undefined) return [number, undefined];
  const parsed = parseNumber(maximum);
  return parsed === undefined ? undefined : [number, parsed];
}

/**
 * Parses a typed score such as 85, 8.5, "8,5" or "8/10"; an empty text is 0, no score. `undefined` for anything that isn't
 * a score of the format.
 */
export function parseTypedScore(typed: string, format: ScoreFormat): number | undefined {
  const text = typed.trim();
  if (text === '') return 0;
  const {max, decimals} = scoreRanges[format];
  const [number, maximum = max] = splitMaximum(text) ?? [];
  const score = number === undefined ? undefined : parseNumber(number);
  return score === undefined || maximum !== max || score > max || roundTo(score, decimals) !== score
    ? undefined
    : score;
}

/** A typed progress. `added`: the number that was added, for "+2". */
export interface TypedCount {
  readonly count: number;
  readonly added?: number;
}

const counted = /^(?<sign>[+\-−])?\s*(?<digits>\d{0,6})(?:\s*\/\s*(?<total>\d{1,6}))?$/;

interface CountLimits {
  /** The current number. */
  readonly before: number;
  /** Number of episodes, chapters or volumes; `undefined`: not known. */
  readonly total: number | undefined;
}

/**
 * Parses a typed number of episodes, chapters, volumes or repeats: 12, "12/25", "+2" and "-1" relative to the one before,
 * "+" for one more; an empty text is 0. `undefined` for anything else, and for more than the total, unless it was more
 * before.
 */
export function parseTypedCount(typed: string, {before, total}: CountLimits): TypedCount | undefined {
  const text = typed.trim();
  if (text === '') return {count: 0};
  const {sign, digits, total: typedTotal} = counted.exec(text)?.groups ?? {};
  if ((!digits && sign !== '+') || (typedTotal !== undefined && Number(typedTotal) !== total)) return undefined;
  const number = digits ? Number(digits) : 1;
  const added = sign === undefined ? undefined : sign === '+' ? number : -number;
  const count = added === undefined ? number : before + added;
  if (count < 0 || count > Math.max(total || maxima.progress, before)) return undefined;
  return added !== undefined && added > 0 ? {count, added} : {count};
}
