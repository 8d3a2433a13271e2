import {text} from './messages';

/** An option of a statistic. The first choice of a `choice` is the default. */
export type Field =
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly title: string;
      readonly choices: readonly {readonly value: string; readonly title: string}[];
    }
  | {readonly kind: 'text'; readonly id: string; readonly title: string; readonly hint?: string}
  | {readonly kind: 'tick'; readonly id: string; readonly title: string; readonly isOn: boolean};

/** The values of all fields of a statistic by their ids. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

const initialOf = (field: Field): string | boolean => {
  if (field.kind === 'tick') return field.isOn;
  return field.kind === 'choice' ? (field.choices[0]?.value ?? '') : '';
};

/** The values that a statistic starts with. */
export const initialValues = (fields: readonly Field[] = []): FieldValues =>
  Object.fromEntries(fields.map(field => [field.id, initialOf(field)]));

/** The trimmed text of a field. */
export const textIn = (values: FieldValues, id: string): string => String(values[id] ?? '').trim();
/** Whether a field is ticked. */
export const isTicked = (values: FieldValues, id: string): boolean => values[id] === true;

/** The choice between the two lists, as an option of a statistic. */
export const listTypeField: Field = {
  kind: 'choice',
  id: 'type',
  title: text.list,
  choices: [
    {value: 'ANIME', title: text.anime},
    {value: 'MANGA', title: text.manga},
  ],
};

/** The list that was chosen. */
export const listTypeIn = (values: FieldValues): 'ANIME' | 'MANGA' =>
  textIn(values, listTypeField.id) === 'MANGA' ? 'MANGA' : 'ANIME';
