import * as v from 'valibot';

import {standaloneKey, standaloneKeys, isStandalone} from './standaloneKeys';
import {nameOf, type Setting} from './handles';
import {fileNames, text as messageText} from './importMessages';
import {currentVersion, migrate, versionKey} from './migrate';
import type {Snapshot} from './settings';
import {accessToken, bisectSearch} from './shared';
import {siteFixes} from './siteFixes';
import {isObject, parseUntrusted, type Stored} from './storage';

/**
 * Files over this size (bytes) are not settings: their largest part, a profile's own style sheet, has at most a million
 * characters.
 */
export const maxBytes = 5_000_000;

/** A part of a file that is not used, with the reason. */
export interface LeftOut {
  readonly name: string;
  readonly reason: string;
}

/** Result of reading a settings file. */
export type ImportResult =
  /** `values`: the settings in the file, including keys that this version does not know. */
  | {readonly kind: 'settings'; readonly values: Snapshot; readonly leftOut: readonly LeftOut[]}
  | {readonly kind: 'refused'; readonly reason: string; readonly leftOut: readonly LeftOut[]};

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

const refused = (reason: string, leftOut: readonly LeftOut[] = []): ImportResult => ({
  kind: 'refused',
  reason,
  leftOut,
});

/** Extracts the settings from one of our files, or from the bare object stored under `hohSettings`. */
function extractSettings(value: Stored): Stored | undefined {
  if ('lists' in value && 'type' in value) return undefined;
  if (!isObject(value.settings)) return 'settings' in value ? undefined : value;
  const apart = standaloneKeys.filter(key => value[key] !== undefined && value[key] !== null);
  return {...value.settings, ...Object.fromEntries(apart.map(key => [standaloneKey(key), value[key]]))};
}

/**
 * Keys that are never taken from a file: a sign-in, a running bisect, fixes between releases, and the format, which is
 * that of this version.
 */
const neverTaken: ReadonlySet<string> = new Set([accessToken.key, bisectSearch.key, siteFixes.key, versionKey]);

/** Notes about keys that are never imported. */
function refusedKeys({[accessToken.key]: token, [versionKey]: format = currentVersion}: Stored): LeftOut[] {
  const isOlder = typeof format === 'number' && Number.isInteger(format) && format >= 0 && format <= currentVersion;
  return [
    ...(token ? [{name: nameOf(accessToken), reason: messageText.tokenInFile}] : []),
    ...(isOlder ? [] : [{name: fileNames.settingsVersion, reason: messageText.newerFile}]),
  ];
}

/** The number of members of a list, or of a record and the lists in it. */
function countMembers(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  const counts = Object.values(isObject(value) ? value : {}).map(each =>
    Array.isArray(each) ? each.length : Number(each !== undefined),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * The value of a setting, or the reason why it gets none. In a list or record, only the invalid members are left out,
 * unless all are.
 */
function readValue(handle: Setting<unknown>, raw: unknown): {value?: unknown; reason?: string} {
  const {success, output: value} = v.safeParse(handle.schema, raw);
  const [before, after] = [countMembers(raw), success ? countMembers(value) : 0];
  if (!success || (before && !after)) return {reason: messageText.notValid};
  return {value, ...(after < before && {reason: messageText.notValidMembers(before - after)})};
}

/**
 * Reads a settings file (rule settings-11): one of ours, or settings copied from the storage, of this or an older
 * version. Unusable parts are left out and listed; a file without any usable part is refused.
 */
export function readSettingsFile(text: string, handles: readonly Setting<unknown>[]): ImportResult {
  if (text.length > maxBytes) return refused(messageText.tooLarge);
  const value = parseUntrusted(text);
  if (value === undefined) return refused(messageText.invalidJson);
  const found = isObject(value) ? extractSettings(value) : undefined;
  const known = new Map(handles.map(handle => [handle.key, handle]));
  if (!found || !Object.keys(found).some(key => known.has(key))) return refused(messageText.noSettings);
  const leftOut = refusedKeys(found);
  const values: [string, unknown][] = [];
  for (const [key, raw] of Object.entries(migrate({...found, [versionKey]: 0}))) {
    if (neverTaken.has(key)) continue;
    const handle = known.get(key);
    const {value: own, reason} = handle ? readValue(handle, raw) : {value: raw};
    if (handle && reason !== undefined) leftOut.push({name: nameOf(handle), reason});
    if (own !== undefined) values.push([key, own]);
  }
  const isUsable = values.some(([key]) => known.has(key));
  return isUsable
    ? {kind: 'settings', values: Object.fromEntries(values), leftOut}
    : refused(messageText.nothingUsable, leftOut);
}
