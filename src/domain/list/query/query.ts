import type {DateOperand} from './days';
import type {FieldKey} from './fields';

/** A comparison of a field with a value. */
export type Operator = ':' | '>' | '>=' | '<' | '<=';

/** A number or a date. */
export type Operand = number | DateOperand;

/** A value of a term; a term matches if any of its values does. */
export type QueryValue =
  /** The field has no value. */
  | {readonly kind: 'none'}
  /** Words that the field contains, the name of one of its values, or the code of a choice. */
  | {readonly kind: 'text'; readonly text: string}
  /** A name with a number of its own, such as the rank of a tag. */
  | {readonly kind: 'rated'; readonly text: string; readonly operator: Operator; readonly rating: number}
  | {readonly kind: 'compared'; readonly operator: Operator; readonly operand: Operand}
  | {readonly kind: 'between'; readonly from: Operand; readonly to: Operand}
  | {readonly kind: 'is'; readonly is: boolean};

/** A part of a text, from `start` to before `end`. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A condition of a query. All terms must match. */
export interface QueryTerm extends Place {
  readonly field: FieldKey;
  /** Entries that match a value are left out. */
  readonly isExcluded: boolean;
  readonly values: readonly QueryValue[];
}

/** A field that rows are sorted by, from small to large unless reversed. */
export interface OrderKey {
  readonly field: FieldKey;
  readonly isReversed: boolean;
}

/**
 * Something wrong with a part of a query. A query with an error matches nothing, because it doesn't say what the user
 * wants; a hint names something unusual.
 */
export interface QueryProblem extends Place {
  readonly severity: 'error' | 'hint';
  readonly message: string;
}

/** A parsed query. */
export interface Query {
  readonly terms: readonly QueryTerm[];
  readonly order: readonly OrderKey[];
  readonly problems: readonly QueryProblem[];
}

/** Whether a query cannot be used as it is. */
export const hasErrors = ({problems}: Pick<Query, 'problems'>): boolean =>
  problems.some(({severity}) => severity === 'error');
