import type {Choices} from './choices';
import type {DaySpan} from './days';
import type {SearchedText} from './fold';
import type {QueryRow} from './row';

/** A name of an entry or media item: a genre, a studio or a staff member. */
export type Named =
  | string
  | {readonly name: string}
  | {readonly first: string | undefined; readonly last: string | undefined};

/** The text of a name. */
export function nameOf(named: Named): string {
  if (typeof named === 'string') return named;
  if ('name' in named) return named.name;
  return [named.first, named.last].filter(Boolean).join(' ');
}

interface Shared {
  /** English keywords besides the key. */
  readonly aliases: readonly string[];
  /** A value for examples, as typed. */
  readonly example: string;
}

/** A text that is searched for words. */
export interface TextField extends Shared {
  readonly kind: 'text';
  readonly read: (row: QueryRow) => SearchedText | undefined;
}

/**
 * Names, one of which must be the one asked for: without regard to spaces and dashes (`name`), with regard to them
 * (`exact`), or with other words around it (`part`).
 */
export interface NamesField extends Shared {
  readonly kind: 'names';
  readonly match: 'name' | 'exact' | 'part';
  readonly read: (row: QueryRow) => readonly Named[];
}

/** Names with a number each. */
export interface RatedField extends Shared {
  readonly kind: 'rated';
  readonly read: (row: QueryRow) => readonly (readonly [name: string, rating: number])[];
}

/** A number; 0 is a value unless `read` says otherwise. */
export interface NumberField extends Shared {
  readonly kind: 'number';
  readonly read: (row: QueryRow) => number | undefined;
}

/** A date, with a number to sort by. */
export interface DateField extends Shared {
  readonly kind: 'date';
  readonly read: (row: QueryRow) => DaySpan | undefined;
  readonly sorted: (row: QueryRow) => number | undefined;
  /** Relative dates lie after today. */
  readonly isAhead?: boolean;
}

/** One of a few values. */
export interface ChoiceField extends Shared {
  readonly kind: 'choice';
  readonly choices: Choices;
  readonly read: (row: QueryRow) => string | undefined;
}

/** Yes or no. */
export interface YesNoField extends Shared {
  readonly kind: 'yesNo';
  readonly read: (row: QueryRow) => boolean | undefined;
}

/** A field of a query. */
export type Field = TextField | NamesField | RatedField | NumberField | DateField | ChoiceField | YesNoField;
