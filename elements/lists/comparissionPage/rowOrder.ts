import type {Comparison} from '#domain/compare/address';
import {isSameName} from '#domain/compare/people';
import type {ComparedRow} from '#domain/compare/rows';
import type {SortOrder} from '#domain/compare/sortOrder';
import type {Titled} from './titleOrder';

/** A row with what it is sorted by. */
export interface ArrangedRow extends ComparedRow {
  readonly title: string;
  /** The figure; `undefined` if it cannot be computed. */
  readonly digest: number | undefined;
}

/** A row with what decides its place: comparing twelve thousand rows looks nothing up. */
export interface OrderedRow {
  readonly row: ArrangedRow;
  /** The figure or rating that sorts; `undefined` if there is none, or if the title sorts. */
  readonly value: number | undefined;
  readonly titled: Titled | undefined;
}

type Compare = (one: OrderedRow, other: OrderedRow) => number;

const byTitle: Compare = (one, other) => (one.titled?.place ?? 0) - (other.titled?.place ?? 0);

/** Rows without a value are last, whatever the direction. */
const byValue =
  (sign: number): Compare =>
  ({value: first}, {value: second}) =>
    first === undefined || second === undefined
      ? Number(first === undefined) - Number(second === undefined)
      : sign * (second - first);

/** Compares rows by what the order says, and by their titles where that is the same. */
export function orderBy({key, isReversed}: SortOrder): Compare {
  const sign = isReversed ? -1 : 1;
  if (key === 'title') return (one, other) => sign * byTitle(one, other);
  const first = byValue(sign);
  return (one, other) => first(one, other) || byTitle(one, other);
}

/** What a row is sorted by, besides its title. */
export function valueOf({
  sort: {key},
  people,
}: Pick<Comparison, 'sort' | 'people'>): (row: ArrangedRow) => number | undefined {
  if (key === 'title') return () => undefined;
  if (key === 'digest') return ({digest}) => digest;
  const column = people.findIndex(({name}) => isSameName(name, key.person));
  return ({cells}) => cells[column]?.score || undefined;
}
