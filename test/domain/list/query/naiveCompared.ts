// Terms about numbers and dates with their meaning, as in naive.ts.
import fc from 'fast-check';

import type {QueryEntry} from '#domain/list/query/entry';
import {now} from './entries';

/** Whether an entry matches. */
export type Test = (entry: QueryEntry) => boolean;
/** A value or a term, with its meaning. */
export interface MeantValue {
  readonly text: string;
  readonly test: Test;
}

/** One or more values, one of which must match. */
export const listed = (word: string, value: fc.Arbitrary<MeantValue>): fc.Arbitrary<MeantValue> =>
  fc.array(value, {minLength: 1, maxLength: 3}).map(values => ({
    text: `${word}:${values.map(({text}) => text).join(',')}`,
    test: entry => values.some(({test}) => test(entry)),
  }));

type Relation = readonly [
  sign: string,
  holds: (value: readonly [number, number], wanted: readonly [number, number]) => boolean,
];
const relations: readonly Relation[] = [
  ['>', ([first], [, to]) => first > to],
  ['>=', ([first], [from]) => first >= from],
  ['≥', ([first], [from]) => first >= from],
  ['<', ([, last], [from]) => last < from],
  [':<=', ([, last], [, to]) => last <= to],
  ['=', ([first, last], [from, to]) => first >= from && last <= to],
];

/** Whether an entry's value, as a range from its smallest to its largest possible one, stands in a relation. */
type RangeOf = (entry: QueryEntry) => readonly [number, number] | undefined;
interface Operand {
  readonly text: string;
  readonly range: readonly [number, number];
}

const missing = (rangeOf: RangeOf): MeantValue => ({text: 'none', test: entry => rangeOf(entry) === undefined});

function within(rangeOf: RangeOf, from: Operand | undefined, to: Operand | undefined): MeantValue {
  return {
    text: `${from?.text ?? ''}..${to?.text ?? ''}`,
    test(entry) {
      const range = rangeOf(entry);
      return !!range && range[0] >= (from?.range[0] ?? -Infinity) && range[1] <= (to?.range[1] ?? Infinity);
    },
  };
}

function equal(rangeOf: RangeOf, operand: Operand): MeantValue {
  return {text: operand.text, test: within(rangeOf, operand, operand).test};
}

/** Terms of fields that are compared. */
function comparedTerm(word: string, rangeOf: RangeOf, operand: fc.Arbitrary<Operand>): fc.Arbitrary<MeantValue> {
  const related = fc.tuple(fc.constantFrom(...relations), operand).map(([[sign, holds], {text, range}]) => ({
    text: `${word}${sign}${text}`,
    test(entry: QueryEntry) {
      const own = rangeOf(entry);
      return own !== undefined && holds(own, range);
    },
  }));
  const value = fc.oneof(
    operand.map(each => equal(rangeOf, each)),
    fc.tuple(operand, operand).map(([from, to]) => within(rangeOf, from, to)),
    operand.map(each => within(rangeOf, each, undefined)),
    operand.map(each => within(rangeOf, undefined, each)),
    fc.constant(missing(rangeOf)),
  );
  return fc.oneof({weight: 2, arbitrary: related}, {weight: 1, arbitrary: listed(word, value)});
}

const numbers: readonly (readonly [string, (entry: QueryEntry) => number | null | undefined | false])[] = [
  ['score', ({score}) => score || undefined],
  ['Rating', ({score}) => score || undefined],
  ['score100', ({scoreRaw}) => scoreRaw || undefined],
  ['progress', ({progress}) => progress],
  ['volumes-read', ({progressVolumes}) => progressVolumes],
  ['VOLUMES_READ', ({progressVolumes}) => progressVolumes],
  ['repeats', ({repeat}) => repeat],
  ['priority', ({priority}) => priority],
  ['year', ({media}) => media.year || undefined],
  ['episodes', ({media}) => media.episodes || undefined],
  ['chapters', ({media}) => media.chapters || undefined],
  ['volumes', ({media}) => media.volumes || undefined],
  ['length', ({media}) => media.duration || undefined],
  ['mean', ({media}) => media.meanScore || undefined],
  ['average', ({media}) => media.averageScore || undefined],
  ['popularity', ({media}) => media.popularity],
  ['next', ({media}) => media.next?.episode],
  [
    'left',
    ({progress, media: {type, episodes, chapters}}) => {
      const total = type === 'ANIME' ? episodes : chapters;
      return total ? Math.max(0, total - progress) : undefined;
    },
  ],
  [
    'behind',
    ({progress, media: {type, next, status, episodes}}) => {
      if (type !== 'ANIME') return undefined;
      if (next) {
        const hasAired = next.airingAt !== undefined && next.airingAt * 1000 <= now;
        return Math.max(0, (hasAired ? next.episode : next.episode - 1) - progress);
      }
      return status === 'FINISHED' && episodes ? Math.max(0, episodes - progress) : undefined;
    },
  ],
];

const numberOperand: fc.Arbitrary<Operand> = fc.oneof(
  fc.nat({max: 100}).map(value => ({text: String(value), range: [value, value] as const})),
  fc.nat({max: 9}).map(value => ({text: `${value}.5`, range: [value + 0.5, value + 0.5] as const})),
  fc.nat({max: 9}).map(value => ({text: `"${value},5"`, range: [value + 0.5, value + 0.5] as const})),
  fc.integer({min: 2014, max: 2021}).map(value => ({text: String(value), range: [value, value] as const})),
  fc.constant({text: '"10,000"', range: [10_000, 10_000] as const}),
);

/** A term about a number. */
export const numberTerm = fc.constantFrom(...numbers).chain(([word, read]) =>
  comparedTerm(
    word,
    entry => {
      const value = read(entry);
      return typeof value === 'number' ? [value, value] : undefined;
    },
    numberOperand,
  ),
);

const day = 86_400_000;
const dayStart = (time: number) => Math.floor(time / day) * day;
const monthRange = (year: number, month: number) => [Date.UTC(year, month - 1), Date.UTC(year, month) - 1] as const;
const yearRange = (year: number) => [Date.UTC(year, 0), Date.UTC(year + 1, 0) - 1] as const;
const dayRange = (time: number) => [dayStart(time), dayStart(time) + day - 1] as const;

const fuzzyRange = (date: QueryEntry['startedAt']) => {
  if (!date?.year) return undefined;
  if (!date.month) return yearRange(date.year);
  return date.day ? dayRange(Date.UTC(date.year, date.month - 1, date.day)) : monthRange(date.year, date.month);
};
const timeRange = (seconds: number | undefined) => (seconds ? dayRange(seconds * 1000) : undefined);

const two = (value: number) => String(value).padStart(2, '0');
const dateOperand = (direction: 1 | -1): fc.Arbitrary<Operand> => {
  const parts = fc.tuple(
    fc.integer({min: 2023, max: 2026}),
    fc.integer({min: 1, max: 12}),
    fc.integer({min: 1, max: 28}),
  );
  return fc.oneof(
    parts.map(([year]) => ({text: String(year), range: yearRange(year)})),
    parts.map(([year, month]) => ({text: `${year}-${two(month)}`, range: monthRange(year, month)})),
    parts.map(([year, month, of]) => ({
      text: `${year}-${month}-${of}`,
      range: dayRange(Date.UTC(year, month - 1, of)),
    })),
    parts.map(([year, month, of]) => ({
      text: `${of}.${two(month)}.${year}`,
      range: dayRange(Date.UTC(year, month - 1, of)),
    })),
    fc.nat({max: 40}).map(count => ({text: `${count}d`, range: dayRange(now + direction * count * day)})),
    fc.nat({max: 5}).map(count => ({text: `${count}W`, range: dayRange(now + direction * count * 7 * day)})),
    fc.constant({text: 'today', range: dayRange(now)}),
  );
};

const dates: readonly (readonly [string, RangeOf, 1 | -1])[] = [
  ['started', ({startedAt}) => fuzzyRange(startedAt), -1],
  ['finished', ({completedAt}) => fuzzyRange(completedAt), -1],
  ['added', ({createdAt}) => timeRange(createdAt), -1],
  ['updated', ({updatedAt}) => timeRange(updatedAt), -1],
  ['airing', ({media}) => timeRange(media.next?.airingAt), 1],
];
/** A term about a date. */
export const dateTerm = fc
  .constantFrom(...dates)
  .chain(([word, rangeOf, direction]) => comparedTerm(word, rangeOf, dateOperand(direction)));
