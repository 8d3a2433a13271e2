import {equal} from '@wry/equality';
import * as v from 'valibot';

import {nameOf, type Setting} from './handles';
import {valueText} from './importMessages';
import type {Settings, Snapshot} from './settings';

/** A setting that would have another value, both values in words. */
export interface Difference {
  readonly key: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** Texts are cut to this many characters; the page shows them in a line. */
const maxText = 40;

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? valueText.on : valueText.off;
  if (typeof value === 'number') return valueText.number(value);
  if (typeof value === 'string') {
    if (!value) return valueText.empty;
    return valueText.quoted(value.length > maxText ? `${value.slice(0, maxText - 1)}…` : value);
  }
  const count = typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
  return count ? valueText.entries(count) : valueText.empty;
}

/** The stored form of a value: without `undefined` fields, which are the same as missing ones. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const valueIn = <T>({key, schema, initial}: Setting<T>, snapshot: Snapshot): T => {
  const parsed = v.safeParse(schema, snapshot[key]);
  return snapshot[key] !== undefined && parsed.success ? parsed.output : initial;
};

/** The settings that would change if they became `next`, in the order of `handles`. */
export function differencesTo(
  next: Snapshot,
  settings: Settings,
  handles: readonly Setting<unknown>[],
): readonly Difference[] {
  return handles.flatMap(handle => {
    const [before, after] = [settings.get(handle), valueIn(handle, next)];
    if (equal(asStored(before), asStored(after))) return [];
    const [from, to] = [inWords(before), inWords(after)];
    return [{key: handle.key, name: nameOf(handle), from, to: from === to ? valueText.other(to) : to}];
  });
}
