import {equal} from '@wry/equality';
import * as v from 'valibot';

import type {Setting} from './handles';

interface Read {
  raw: unknown;
  readonly result: unknown;
}

/**
 * Creates a function that converts stored values into setting values. Each value is validated once, and the result
 * stays the same object while the stored value is unchanged, so that components can compare by identity. Invalid values
 * become the default and are reported once.
 */
export function createValueReader(onInvalid: (setting: Setting<unknown>) => void) {
  const known = new Map<string, Read>();
  const reported = new Set<string>();
  const check = <T>(setting: Setting<T>, raw: unknown): T => {
    const parsed = v.safeParse(setting.schema, raw);
    if (parsed.success) return parsed.output;
    if (!reported.has(setting.key)) onInvalid(setting);
    reported.add(setting.key);
    return setting.initial;
  };
  return <T>(setting: Setting<T>, raw: unknown): T => {
    if (raw === undefined) return setting.initial;
    const last = known.get(setting.key);
    if (last && equal(last.raw, raw)) {
      last.raw = raw;
      return last.result as T;
    }
    const result = check(setting, raw);
    known.set(setting.key, {raw, result});
    return result;
  };
}
