import type {FuzzyDate} from '#domain/date/fuzzyDate';
import type {BulkForm} from '#domain/list/bulk/form';

/** A field of the form. */
export type FieldKey = keyof BulkForm;

/** The values of all fields; `undefined`: what the user entered can't be used. */
export type FieldValues = {readonly [K in FieldKey]-?: BulkForm[K] | undefined};

/** The form while the user fills it in. */
export interface Draft {
  /** The fields that are switched on. */
  readonly on: ReadonlySet<FieldKey>;
  readonly values: FieldValues;
}

/** The values that the fields have when they are switched on. */
export const initialValues = (today: FuzzyDate): FieldValues => ({
  status: 'COMPLETED',
  score: 0,
  advancedScores: undefined,
  progress: {kind: 'total'},
  progressVolumes: {kind: 'total'},
  repeat: {kind: 'add', value: 1},
  startedAt: today,
  completedAt: today,
  notes: undefined,
  customLists: undefined,
  hiddenFromStatusLists: true,
  private: true,
  isFavourite: true,
  isDeletion: true,
});

/** The values of the form; `undefined`: no field is switched on, or one can't be used. */
export function formOf({on, values}: Draft): BulkForm | undefined {
  const keys: readonly FieldKey[] = on.has('isDeletion') ? ['isDeletion'] : [...on];
  const isUsable = keys.length > 0 && keys.every(key => values[key] !== undefined);
  return isUsable ? Object.fromEntries(keys.map(key => [key, values[key]])) : undefined;
}
