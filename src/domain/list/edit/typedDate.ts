import type {FuzzyDate} from '../../date/fuzzyDate';
import {daysIn, daysOf, type DateOperand} from '../query/days';
import {foldName} from '../query/fold';
import {parseDate} from '../query/operands';

type Part = 'year' | 'month' | 'day';

/** The form of dates where the user lives. */
export interface DateSpelling {
  /** The order of numbers, such as month, day and year. */
  readonly order: readonly Part[];
  /** The names of the months, in each language that is understood. */
  readonly months: readonly (readonly string[])[];
}

const numeric = /^(\d{1,4})[\s./-]+(\d{1,4})(?:[\s./-]+(\d{1,4}))?[\s./]*$/;
const minNameLength = 3;

/** Years of other calendars, and of two digits, are below. */
const minYear = 1900;

/** A date of numbers in the user's order, such as 5/17/2024 or 5/2024. */
function inOrder(typed: string, order: readonly Part[]): FuzzyDate | undefined {
  const [found, ...numbers] = numeric.exec(typed) ?? [];
  if (found === undefined) return undefined;
  const given = numbers.filter(number => number !== undefined);
  const parts = given.length === 2 ? order.filter(part => part !== 'day') : order;
  return Object.fromEntries(given.map((number, index) => [parts[index], Number(number)])) as FuzzyDate;
}

/** The number of the month that a word names or begins; `undefined` if none or several do. */
function monthOf(word: string, months: DateSpelling['months']): number | undefined {
  const typed = foldName(word);
  if (typed.length < minNameLength) return undefined;
  const found = new Set(
    months.flatMap(names => names.flatMap((name, index) => (foldName(name).startsWith(typed) ? [index + 1] : []))),
  );
  const [month] = found;
  return found.size === 1 ? month : undefined;
}

/** A date with the name of its month, such as "May 17, 2024" or "17. Mai 2024". */
function withName(typed: string, months: DateSpelling['months']): FuzzyDate | undefined {
  const words = typed.match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? [];
  const month = words.map(word => monthOf(word, months)).find(each => each !== undefined);
  const numbers = words.filter(word => /^\d/.test(word));
  const year = numbers.find(number => number.length === 4);
  const [day, ...rest] = numbers.filter(number => number.length <= 2);
  if (month === undefined || year === undefined || rest.length || numbers.length > 2) return undefined;
  return {year: Number(year), month, ...(day === undefined ? {} : {day: Number(day)})};
}

const isDay = ({year, month, day}: FuzzyDate) =>
  !!year &&
  year >= minYear &&
  (month === undefined || (!!month && month <= 12)) &&
  (day === undefined || (!!day && day <= daysIn(year, month ?? 1)));

const calendarDate = (operand: DateOperand, today: Required<FuzzyDate>): FuzzyDate => {
  if (!('count' in operand)) return operand;
  const {first} = daysOf(operand, today, -1);
  return {year: Math.floor(first / 10_000), month: Math.floor(first / 100) % 100, day: first % 100};
};

/**
 * Parses a typed date: 2024-05-17, also without day or month, today, yesterday and 3d (days ago), as the user's region
 * writes it (5/17/2024), and with the name of the month. Missing parts are null, as the API takes them; an empty text
 * clears all. `undefined` for anything else and for days that don't exist.
 */
export function parseTypedDate(
  typed: string,
  today: Required<FuzzyDate>,
  {order, months}: DateSpelling,
): Required<FuzzyDate> | undefined {
  const text = typed.trim();
  const operand = parseDate(text, false);
  const found =
    text === '' ? {} : operand ? calendarDate(operand, today) : (inOrder(text, order) ?? withName(text, months));
  if (!found || (text !== '' && !isDay(found))) return undefined;
  const {year, month, day} = found;
  return {year: year ?? null, month: month ?? null, day: day ?? null};
}
