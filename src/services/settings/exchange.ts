import * as v from 'valibot';

import {standaloneKey, standaloneKeys, isStandalone} from './standaloneKeys';
import type {Setting} from './handles';
import {migrate} from './migrate';
import type {Snapshot} from './settings';
import {isObject, type Stored} from './storage';
import {text as messageText} from './messages';

/**
 * Files over this size (bytes) are not settings: their largest part, a profile's own style sheet, has at most a million
 * characters.
 */
const maxBytes = 5_000_000;

/** Result of reading a settings file. */
export type ImportResult =
  /** `dropped`: keys whose values this version cannot use. They are left out. */
  | {readonly kind: 'settings'; readonly snapshot: Snapshot; readonly dropped: readonly string[]}
  | {readonly kind: 'refused'; readonly reason: string};

/** Creates the text of a settings file: everything except secrets. `at`: epoch milliseconds. */
export function settingsFile(snapshot: Snapshot, {name, version, at}: {name: string; version: string; at: number}) {
  const settings = Object.fromEntries(Object.entries(snapshot).filter(([key]) => !isStandalone(key)));
  const standalone = Object.fromEntries(standaloneKeys.map(key => [key, snapshot[standaloneKey(key)]]));
  return JSON.stringify(
    {script: name, version, exported: new Date(at).toISOString(), settings, ...standalone},
    null,
    2,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const refused = (reason: string): ImportResult => ({kind: 'refused', reason});

/** Extracts the settings from one of our files, or from the bare object stored under `hohSettings`. */
function extractSettings(value: Stored): Stored | undefined {
  if ('lists' in value && 'type' in value) return undefined;
  if (!isObject(value.settings)) return 'settings' in value ? undefined : value;
  const apart = standaloneKeys.filter(key => value[key] !== undefined && value[key] !== null);
  return {...value.settings, ...Object.fromEntries(apart.map(key => [standaloneKey(key), value[key]]))};
}

/** Whether at least one key belongs to this product. */
const hasKnownKey = (values: Stored, known: ReadonlyMap<string, Setting<unknown>>) =>
  Object.keys(values).some(key => known.has(key));

/**
 * Reads a settings file, either ours or settings copied from the storage, of this or an older version. A token in it is
 * ignored. Anything else is refused with a reason; individual invalid values are left out and listed.
 */
export function readSettingsFile(text: string, handles: readonly Setting<unknown>[]): ImportResult {
  if (text.length > maxBytes) return refused(messageText.tooLarge);
  const value = parsed(text);
  if (value === undefined) return refused(messageText.invalidJson);
  const known = new Map(handles.map(handle => [handle.key, handle]));
  const found = isObject(value) ? extractSettings(value) : undefined;
  if (!found || !hasKnownKey(found, known)) return refused(messageText.noSettings);
  const values = migrate(found);
  const dropped = Object.keys(values).filter(key => {
    const handle = known.get(key);
    return handle !== undefined && !v.is(handle.schema, values[key]);
  });
  const kept = Object.entries(values).filter(([key]) => !dropped.includes(key) && key !== 'accessToken');
  return {kind: 'settings', snapshot: Object.fromEntries(kept), dropped};
}
