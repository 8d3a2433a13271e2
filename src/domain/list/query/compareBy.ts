import {locale} from '#domain/text/format';
import {fields, type FieldKey} from './fields';
import type {OrderKey} from './query';
import type {QueryRow} from './row';

type Compare = (one: QueryRow, other: QueryRow) => number;

/** The value of a row that it is sorted by; `undefined` if it is missing. Choices have the order of their table. */
function sortValue(key: FieldKey): (row: QueryRow) => number | undefined {
  const field = fields[key];
  if (field.kind === 'number') return field.read;
  if (field.kind === 'date') return field.sorted;
  if (field.kind === 'yesNo')
    return row => {
      const is = field.read(row);
      return is === undefined ? undefined : Number(is);
    };
  if (field.kind !== 'choice') return () => undefined;
  const places = new Map(Object.keys(field.choices).map((code, place) => [code, place]));
  return row => {
    const code = field.read(row);
    // A value that the table lacks sorts after those that it has.
    return code === undefined ? undefined : (places.get(code) ?? places.size);
  };
}

function byTitle(): Compare {
  const {compare} = new Intl.Collator(locale(), {numeric: true, sensitivity: 'base'});
  return ({title: one}, {title: other}) => compare(one, other);
}

const isMissing = (key: FieldKey, valueOf: (row: QueryRow) => number | undefined) =>
  key === 'title' ? ({title}: QueryRow) => !title : (row: QueryRow) => valueOf(row) === undefined;

function compareKey({field, isReversed}: OrderKey): Compare {
  const valueOf = sortValue(field);
  const missing = isMissing(field, valueOf);
  const compare: Compare = field === 'title' ? byTitle() : (one, other) => (valueOf(one) ?? 0) - (valueOf(other) ?? 0);
  const sign = isReversed ? -1 : 1;
  return (one, other) => {
    const [first, second] = [missing(one), missing(other)];
    return first || second ? Number(first) - Number(second) : sign * compare(one, other);
  };
}

/**
 * Compares rows by the keys of a query's order, for a stable sort. Missing values come last in both directions, and
 * titles are compared as in the user's language, with numbers by their size.
 */
export function compareBy(order: readonly OrderKey[]): Compare {
  const compares = order.map(compareKey);
  return (one, other) => {
    for (const compare of compares) {
      const result = compare(one, other);
      if (result) return result;
    }
    return 0;
  };
}
