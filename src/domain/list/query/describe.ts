import {formatNumber} from '../../text/format';
import {choiceName} from './choices';
import type {DateOperand} from './days';
import type {Field} from './field';
import {fields, type FieldKey} from './fields';
import {fieldNames, text} from './messages';
import {dateText} from './operands';
import {hasErrors, type Operand, type Operator, type Query, type QueryTerm, type QueryValue} from './query';
import type {Vocabulary} from './values';

/** Fields whose values say what they are, so that their name isn't needed. */
const nameless: readonly FieldKey[] = ['title', 'status', 'type', 'format', 'season', 'genre', 'tag'];

type Phrase = (value: string) => string;
const same: Phrase = value => value;
type Phrases = Readonly<Record<Operator, Phrase>>;

const numberPhrases = (): Phrases => ({
  ':': same,
  '>': text.above,
  '>=': text.atLeast,
  '<': text.below,
  '<=': text.atMost,
});

const datePhrases = (operand: DateOperand): Phrases => ({
  ':': 'count' in operand ? same : operand.day ? text.onDay : text.inDate,
  '>': text.after,
  '>=': text.since,
  '<': text.before,
  '<=': text.until,
});

/** Amounts of time: later is a shorter time ago, but more time ahead. */
const amountPhrases = (isAhead: boolean): Phrases => ({
  ':': same,
  '>': isAhead ? text.moreThan : text.lessThan,
  '>=': isAhead ? text.atLeast : text.atMost,
  '<': isAhead ? text.lessThan : text.moreThan,
  '<=': isAhead ? text.atMost : text.atLeast,
});

const isAheadOf = (field: Field) => field.kind === 'date' && field.isAhead === true;

function comparedDate(operand: DateOperand, operator: Operator, isAhead: boolean): string {
  if (!('count' in operand) || !operand.count) {
    const day = 'count' in operand ? text.today : dateText(operand);
    return datePhrases(operand)[operator](day);
  }
  const units = {d: text.days, w: text.weeks, m: text.months, y: text.years};
  const amount = amountPhrases(isAhead)[operator](units[operand.unit](operand.count));
  return (isAhead ? text.ahead : text.ago)(amount);
}

/** The number of a year isn't written as "2,015". */
const numberText = (value: number, key: FieldKey) => (key === 'year' ? String(value) : formatNumber(value));

function compared(operand: Operand, operator: Operator, key: FieldKey): string {
  if (typeof operand === 'number') return numberPhrases()[operator](numberText(operand, key));
  return comparedDate(operand, operator, isAheadOf(fields[key]));
}

/** An end of a range, which has words of its own: "from 2024 to today". */
function endText(operand: Operand, key: FieldKey): string {
  const isCalendarDate = typeof operand !== 'number' && !('count' in operand);
  return isCalendarDate ? dateText(operand) : compared(operand, ':', key);
}

function textValue(value: string, field: Field, {type}: Vocabulary): string {
  if (field.kind === 'choice') return choiceName(field.choices, value, type);
  return field.kind === 'text' || (field.kind === 'names' && field.match !== 'name') ? text.quoted(value) : value;
}

function phraseOf(value: QueryValue, key: FieldKey, vocabulary: Vocabulary): string {
  const field = fields[key];
  switch (value.kind) {
    case 'none':
      return text.none;
    case 'is':
      return value.is ? fieldNames[key] : text.not(fieldNames[key]);
    case 'text':
      return textValue(value.text, field, vocabulary);
    case 'rated':
      return text.with(value.text, numberPhrases()[value.operator](formatNumber(value.rating))).trim();
    case 'compared':
      return compared(value.operand, value.operator, key);
    case 'between': {
      const join = field.kind === 'date' ? text.fromTo : text.between;
      return join(endText(value.from, key), endText(value.to, key));
    }
  }
}

function termText({field: key, isExcluded, values}: QueryTerm, vocabulary: Vocabulary): string {
  const isNamed = !nameless.includes(key) && fields[key].kind !== 'yesNo';
  const name = fieldNames[key];
  const [first] = values;
  if (values.length === 1 && first?.kind === 'none') return isExcluded ? text.withAny(name) : text.without(name);
  const phrases = values.map(value => phraseOf(value, key, vocabulary));
  const joined = phrases.join(isExcluded ? text.nor : text.or);
  const whole = isNamed ? text.with(name, joined) : joined;
  if (!isExcluded) return whole;
  return values.length === 1 ? text.not(whole) : text.notAny(whole);
}

const capitalized = (sentence: string) => sentence.replace(/^\p{Ll}/u, letter => letter.toUpperCase());

/**
 * A query in plain words: "Completed, score at least 80, comedy or romance, not isekai". Empty for a query with errors,
 * which has no meaning.
 */
export function describeQuery(query: Query, vocabulary: Vocabulary = {}): string {
  if (hasErrors(query)) return '';
  const {terms, order} = query;
  const conditions = terms.map(term => termText(term, vocabulary));
  const keys = order.map(({field, isReversed}) =>
    isReversed ? text.descending(fieldNames[field]) : fieldNames[field],
  );
  const parts = [
    ...(conditions.length ? conditions : [text.everything]),
    ...(keys.length ? [text.sorted(keys.join(', '))] : []),
  ];
  return capitalized(parts.join(', '));
}
