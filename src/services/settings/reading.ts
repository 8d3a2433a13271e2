import * as v from 'valibot';

import type {Setting} from './handles';

interface Read {
  raw: unknown;
  readonly result: unknown;
}

const same = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

/**
 * Makes the way from a stored value to the setting's: checked once, and the same object for as long as the stored value says the
 * same, so that components may compare by identity. What cannot be used is the default, and is complained of once.
 */
export function createReading(complain: (key: string) => void) {
  const known = new Map<string, Read>();
  const complained = new Set<string>();
  const check = <T>({key, schema, initial}: Setting<T>, raw: unknown): T => {
    const parsed = v.safeParse(schema, raw);
    if (parsed.success) return parsed.output;
    if (!complained.has(key)) complain(key);
    complained.add(key);
    return initial;
  };
  return <T>(setting: Setting<T>, raw: unknown): T => {
    if (raw === undefined) return setting.initial;
    const last = known.get(setting.key);
    if (last && same(last.raw, raw)) {
      last.raw = raw;
      return last.result as T;
    }
    const result = check(setting, raw);
    known.set(setting.key, {raw, result});
    return result;
  };
}
