import type {FuzzyDate} from '../../date/fuzzyDate';
import {daysOf, type DaySpan} from './days';
import {nameOf, type DateField, type Field, type Named, type NamesField, type RatedField} from './field';
import {fields} from './fields';
import {containing, fold, foldName, remembering} from './fold';
import {hasErrors, type Operand, type Operator, type Query, type QueryTerm, type QueryValue} from './query';
import type {QueryRow} from './row';

/** The user's day, for relative dates. */
export interface QueryContext {
  readonly today: Required<FuzzyDate>;
}

/** Returns whether a row matches. */
export type RowTest = (row: QueryRow) => boolean;

const never = () => false;

type Comparison = (span: DaySpan) => boolean;

/** A number as the span of itself, so that numbers and dates are compared in one way. */
const numberSpan = (value: number): DaySpan => ({first: value, last: value});

/** Whether every day that a date may be satisfies a comparison with every day that another one covers. */
function comparing(operator: Operator, wanted: DaySpan): Comparison {
  if (operator === '>') return ({first}) => first > wanted.last;
  if (operator === '>=') return ({first}) => first >= wanted.first;
  if (operator === '<') return ({last}) => last < wanted.first;
  if (operator === '<=') return ({last}) => last <= wanted.last;
  return ({first, last}) => first >= wanted.first && last <= wanted.last;
}

function comparisonOf(value: QueryValue, spanOf: (operand: Operand) => DaySpan): Comparison | undefined {
  if (value.kind === 'compared') return comparing(value.operator, spanOf(value.operand));
  if (value.kind !== 'between') return undefined;
  const [from, to] = [spanOf(value.from), spanOf(value.to)];
  return ({first, last}) => first >= from.first && last <= to.last;
}

function dateTest(field: DateField, value: QueryValue, {today}: QueryContext): RowTest {
  const direction = field.isAhead ? 1 : -1;
  const matches = comparisonOf(value, operand =>
    typeof operand === 'number' ? numberSpan(operand) : daysOf(operand, today, direction),
  );
  return row => {
    const span = matches && field.read(row);
    return span !== undefined && matches !== undefined && matches(span);
  };
}

function numberTest(read: (row: QueryRow) => number | undefined, value: QueryValue): RowTest {
  const spanOf = (operand: Operand) => numberSpan(typeof operand === 'number' ? operand : NaN);
  const matches = comparisonOf(value, spanOf) ?? never;
  return row => {
    const number = read(row);
    return number !== undefined && matches(numberSpan(number));
  };
}

function namesTest(field: NamesField, wanted: string): RowTest {
  const folded = field.match === 'name' ? foldName : fold;
  const same = folded(wanted);
  const isFound = remembering((named: Named) => {
    const name = folded(nameOf(named));
    return field.match === 'part' ? name.includes(same) : name === same;
  });
  return row => field.read(row).some(isFound);
}

function ratedTest(field: RatedField, value: QueryValue): RowTest {
  if (value.kind !== 'text' && value.kind !== 'rated') return never;
  const same = foldName(value.text);
  // A rating without a name is that of any.
  const isFound = remembering((name: string) => !same || foldName(name) === same);
  const isRated = value.kind === 'rated' ? comparing(value.operator, numberSpan(value.rating)) : () => true;
  return row => field.read(row).some(([name, rating]) => isFound(name) && isRated(numberSpan(rating)));
}

function isMissing(field: Field): RowTest {
  if (field.kind === 'names' || field.kind === 'rated') return row => !field.read(row).length;
  return row => field.read(row) === undefined;
}

function valueTest(field: Field, value: QueryValue, context: QueryContext): RowTest {
  if (value.kind === 'none') return isMissing(field);
  if (field.kind === 'number') return numberTest(field.read, value);
  if (field.kind === 'date') return dateTest(field, value, context);
  if (field.kind === 'rated') return ratedTest(field, value);
  if (field.kind === 'yesNo') return value.kind === 'is' ? row => field.read(row) === value.is : never;
  if (value.kind !== 'text') return never;
  if (field.kind === 'choice') return row => field.read(row) === value.text;
  if (field.kind === 'names') return namesTest(field, value.text);
  const contains = containing(value.text);
  return row => {
    const searched = field.read(row);
    return searched !== undefined && contains(searched);
  };
}

function termTest({field, isExcluded, values}: QueryTerm, context: QueryContext): RowTest {
  const tests = values.map(value => valueTest(fields[field], value, context));
  return row => tests.some(test => test(row)) !== isExcluded;
}

/**
 * Returns a function that returns whether a row matches a query. Missing values match no comparison, so an exclusion
 * leaves them in. A query with errors matches nothing: it must never stand for all entries.
 */
export function compileQuery(query: Query, context: QueryContext): RowTest {
  if (hasErrors(query)) return never;
  const tests = query.terms.map(term => termTest(term, context));
  return row => tests.every(test => test(row));
}
