import * as v from 'valibot';

import {standaloneKey, type StandaloneKey} from './standaloneKeys';

/** A setting: key in storage, type, default, limits, text and form field in one value. */
interface Handle<T> {
  readonly key: string;
  readonly title: string;
  readonly initial: T;
  /** Accepts what may stand in storage under the key. */
  readonly schema: v.GenericSchema<unknown, T>;
}

export interface ToggleSetting extends Handle<boolean> {
  readonly type: 'toggle';
}
export interface NumberSetting extends Handle<number> {
  readonly type: 'number';
  readonly min: number | undefined;
  readonly max: number | undefined;
}
export interface TextSetting extends Handle<string> {
  readonly type: 'text';
}
export interface SelectSetting extends Handle<string> {
  readonly type: 'select';
  readonly values: readonly string[];
}
/** Anything without a form field of its own: a token, a map edited elsewhere. */
export interface DataSetting<T> extends Handle<T> {
  readonly type: 'data';
}

/** Settings that a definition lists and the settings page draws. */
export type FieldSetting = ToggleSetting | NumberSetting | TextSetting | SelectSetting;
export type Setting<T> = Handle<T>;

interface Options<T> {
  title: string;
  initial: T;
}

export const toggle = (key: string, {title, initial}: Options<boolean>): ToggleSetting => ({
  type: 'toggle',
  key,
  title,
  initial,
  schema: v.boolean(),
});

/** A whole or broken number, within bounds where they are given. */
export function number(
  key: string,
  {title, initial, min, max}: Options<number> & {min?: number; max?: number},
): NumberSetting {
  const schema = v.pipe(
    v.number(),
    v.finite(),
    v.minValue(min ?? Number.NEGATIVE_INFINITY),
    v.maxValue(max ?? Number.POSITIVE_INFINITY),
  );
  return {type: 'number', key, title, initial, min, max, schema};
}

export const text = (key: string, {title, initial}: Options<string>): TextSetting => ({
  type: 'text',
  key,
  title,
  initial,
  schema: v.string(),
});

export const select = (
  key: string,
  {title, initial, values}: Options<string> & {values: readonly string[]},
): SelectSetting => ({type: 'select', key, title, initial, values, schema: v.picklist(values)});

export const data = <T>(
  key: string,
  {initial, schema}: {initial: T; schema: v.GenericSchema<unknown, T>},
): DataSetting<T> => ({
  type: 'data',
  key,
  title: '',
  initial,
  schema,
});

/** Data under a key of local storage of its own, beside the settings object (decision 31). */
export const standalone = <T>(
  key: StandaloneKey,
  options: {initial: T; schema: v.GenericSchema<unknown, T>},
): DataSetting<T> => data(standaloneKey(key), options);
