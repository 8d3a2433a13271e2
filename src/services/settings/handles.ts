import * as v from 'valibot';

import {names} from './messages';
import {standaloneKey, withoutMark, type StandaloneKey} from './standaloneKeys';

/** A setting: storage key, type, default, limits, text and form field in one value. */
interface Handle<T> {
  readonly key: string;
  readonly title: string;
  readonly initial: T;
  /** Validates the stored value. */
  readonly schema: v.GenericSchema<unknown, T>;
}

/** A switch. */
export interface ToggleSetting extends Handle<boolean> {
  readonly type: 'toggle';
}
/** A whole number, optionally within limits. */
export interface NumberSetting extends Handle<number> {
  readonly type: 'number';
  readonly min: number | undefined;
  readonly max: number | undefined;
}
/** A line of text, optionally of a certain form. */
export interface TextSetting extends Handle<string> {
  readonly type: 'text';
  readonly form: TextForm | undefined;
  /** Note shown for a value that stays in effect; `undefined` for most. */
  readonly note: TextNote | undefined;
}
type TextNote = (value: string) => string | undefined;
/** The required form of a text setting, and its description. Spaces around the text are not stored. */
interface TextForm {
  readonly pattern: RegExp;
  readonly hint: () => string;
}
/** A choice of one of several values. */
export interface SelectSetting extends Handle<string> {
  readonly type: 'select';
  readonly values: readonly string[];
  /** Display names of values that aren't readable as they are. */
  readonly labels: Readonly<Record<string, string>> | undefined;
}
/** A setting without a form field, such as the token or data that is edited elsewhere. */
export interface DataSetting<T> extends Handle<T> {
  readonly type: 'data';
}

/** Settings that a definition lists and that the settings page renders as form fields. */
export type FieldSetting = ToggleSetting | NumberSetting | TextSetting | SelectSetting;
/** Any setting whose value is a T. */
export type Setting<T> = Handle<T>;

interface Options<T> {
  title: string;
  initial: T;
}

/** Declares a switch. */
export const toggle = (key: string, {title, initial}: Options<boolean>): ToggleSetting => ({
  type: 'toggle',
  key,
  title,
  initial,
  schema: v.boolean(),
});

/** Declares a setting for a whole number, optionally within limits. Each of them counts something. */
export function number(
  key: string,
  {title, initial, min, max}: Options<number> & {min?: number; max?: number},
): NumberSetting {
  const schema = v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min ?? Number.NEGATIVE_INFINITY),
    v.maxValue(max ?? Number.POSITIVE_INFINITY),
  );
  return {type: 'number', key, title, initial, min, max, schema};
}

/** Declares a text setting. */
export const text = (
  key: string,
  {title, initial, form, note}: Options<string> & {form?: TextForm; note?: TextNote},
): TextSetting => ({
  type: 'text',
  key,
  title,
  initial,
  form,
  note,
  schema: form ? v.pipe(v.string(), v.regex(form.pattern)) : v.string(),
});

/** Declares a choice. */
export const select = (
  key: string,
  {
    title,
    initial,
    values,
    labels,
  }: Options<string> & Pick<SelectSetting, 'values'> & Partial<Pick<SelectSetting, 'labels'>>,
): SelectSetting => ({type: 'select', key, title, initial, values, labels, schema: v.picklist(values)});

interface DataOptions<T> {
  /** Name for the lists of changed or left-out settings. */
  title?: string;
  initial: T;
  schema: v.GenericSchema<unknown, T>;
}

/** Declares a setting without a form field. */
export const data = <T>(key: string, {title = '', initial, schema}: DataOptions<T>): DataSetting<T> => ({
  type: 'data',
  key,
  title,
  initial,
  schema,
});

/** Declares a setting with its own local storage key, outside the settings object (rule settings-3). */
export const standalone = <T>(key: StandaloneKey, options: DataOptions<T>): DataSetting<T> =>
  data(standaloneKey(key), options);

/** A list from which invalid members are dropped. */
export const listOf = <T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, readonly T[]> =>
  v.pipe(
    v.array(v.unknown()),
    v.transform(members =>
      members.flatMap(member => {
        const {success, output} = v.safeParse(schema, member);
        return success ? [output] : [];
      }),
    ),
  );

/** A record from which invalid values are dropped. The schema changes none. */
export const recordOf = <T>(schema: v.GenericSchema<T>): v.GenericSchema<unknown, Readonly<Record<string, T>>> =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(values =>
      Object.fromEntries(Object.entries(values).filter((pair): pair is [string, T] => v.is(schema, pair[1]))),
    ),
  );

const ofScript: Readonly<Record<string, string>> = names;

/**
 * The name of a setting in a sentence or list: its title, otherwise its key. A setting that
 * belongs to no feature has its name in `names`, since its handle is created before the language is chosen.
 */
export const nameOf = ({key, title}: Pick<Setting<unknown>, 'key' | 'title'>) =>
  title || ofScript[withoutMark(key)] || key;
