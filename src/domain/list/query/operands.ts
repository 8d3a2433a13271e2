import {daysIn, type DateOperand, type DateUnit} from './days';
import {foldName} from './fold';
import {dateWords} from './messages';

/** No field has three decimals, so three digits after a point or a comma are thousands. */
const thousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/;
const decimal = /^\d{1,12}(?:[.,]\d{1,6})?$/;

/** Parses a number such as 80, 7.5, "7,5", 10,000 or 85%; `undefined` for anything else. */
export function parseNumber(typed: string): number | undefined {
  const text = typed.trim().replace(/\s?%$/, '');
  if (thousands.test(text)) return Number(text.replace(/[.,]/g, ''));
  return decimal.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** A number as it is written in a query of any language. */
export const numberText = (value: number): string => {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
};

const isoDate = /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?$/;
const dottedDate = /^(?:(\d{1,2})\.)?(\d{1,2})\.(\d{4})$/;
const relative = /^(\d{1,4})(\p{L})$/u;

function existing(year: number, month: number | undefined, day: number | undefined): DateOperand | undefined {
  if (!year || (month !== undefined && (month < 1 || month > 12))) return undefined;
  if (day !== undefined && (day < 1 || day > daysIn(year, month ?? 1))) return undefined;
  return {year, month, day};
}

const units: readonly DateUnit[] = ['d', 'w', 'm', 'y'];
const unitNames = {d: 'days', w: 'weeks', m: 'months', y: 'years'} as const;

function unitOf(letter: string): DateUnit | undefined {
  const typed = letter.toLowerCase();
  return units.find(unit => unit === typed) ?? units.find(unit => dateWords[unitNames[unit]] === typed);
}

const isWord = (typed: string, english: string, own: string) => [english, own].map(foldName).includes(foldName(typed));

/**
 * Parses a date: 2024, 2024-05, 2024-05-17, 17.05.2024, 30d (also w, m and y), today, yesterday and, for dates to come,
 * tomorrow; `undefined` for anything else and for days that don't exist.
 */
export function parseDate(typed: string, isAhead: boolean): DateOperand | undefined {
  const text = typed.trim();
  const number = (part: string | undefined) => (part === undefined ? undefined : Number(part));
  const [iso, year, month, day] = isoDate.exec(text) ?? [];
  if (iso) return existing(Number(year), number(month), number(day));
  const [dotted, dayBefore, monthBefore, yearAfter] = dottedDate.exec(text) ?? [];
  if (dotted) return existing(Number(yearAfter), number(monthBefore), number(dayBefore));
  const [ago, count, letter] = relative.exec(text) ?? [];
  const unit = ago && unitOf(letter ?? '');
  if (unit) return {count: Number(count), unit};
  if (isWord(text, 'today', dateWords.today)) return {count: 0, unit: 'd'};
  const isNextDay = isAhead
    ? isWord(text, 'tomorrow', dateWords.tomorrow)
    : isWord(text, 'yesterday', dateWords.yesterday);
  return isNextDay ? {count: 1, unit: 'd'} : undefined;
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** A date as it is written in a query of any language. */
export function dateText(operand: DateOperand): string {
  if ('count' in operand) return operand.count || operand.unit !== 'd' ? `${operand.count}${operand.unit}` : 'today';
  const {year, month, day} = operand;
  return [padded(year, 4), ...[month, day].flatMap(part => (part ? padded(part, 2) : []))].join('-');
}
