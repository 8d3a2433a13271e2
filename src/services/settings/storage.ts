import type {Report} from '../report';
import {names, text as messageText} from './messages';
import {standaloneKeys} from './standaloneKeys';

/** Local storage key of the settings object; it is older than the product's name. */
export const storageKey = 'hohSettings';
/** Key under which unreadable text is kept, so that nothing is lost. */
export const backupKeyOf = (key: string) => `${key}Backup`;
/** Backup key of the settings object. */
export const backupKey = backupKeyOf(storageKey);

/** The settings object as stored. */
export type Stored = Record<string, unknown>;

/** Whether a value is an object, but not an array. */
export const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Leaves out keys that would reach an object's prototype when they are assigned. */
const withoutPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);

/** Parses text that others may have written; `undefined` if it isn't JSON. */
export function parseUntrusted(raw: string): unknown {
  try {
    return JSON.parse(raw, withoutPrototype) as unknown;
  } catch {
    return undefined;
  }
}

const nameOfStored = (key: string) => {
  const standalone = standaloneKeys.find(each => each === key);
  return standalone ? names[standalone] : key;
};

/**
 * Reads the value stored under a key; `undefined` if there is none. Text that is not JSON, or whose value `fits`
 * rejects, is copied to the backup key and reported, and counts as missing.
 */
export function readStored<T>(
  storage: Storage | undefined,
  key: string,
  fits: (value: unknown) => value is T,
  report: Report,
): T | undefined {
  const raw = storage?.getItem(key);
  if (!storage || raw === null || raw === undefined) return undefined;
  const value = parseUntrusted(raw);
  if (fits(value)) return value;
  const backup = backupKeyOf(key);
  if (storage.getItem(backup) !== raw) {
    try {
      storage.setItem(backup, raw);
    } catch {
      // If the storage is full, the damaged text stays under its own key until the next save.
    }
    report.notice(
      key === storageKey ? messageText.damagedSettings(backup) : messageText.damagedKey(nameOfStored(key), backup),
    );
  }
  return undefined;
}

/**
 * Writes a value under a key, or removes it if the value is `undefined`. Returns whether that worked. A full or
 * forbidden storage is reported, never thrown.
 */
export function writeStored(storage: Storage | undefined, key: string, value: unknown, report: Report): boolean {
  try {
    if (!storage) throw new Error('no local storage');
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    report.notice(messageText.notSaved);
    return false;
  }
}

/**
 * Local storage. If a test write fails, the specified message is logged: settings cannot be saved and the script may
 * not work correctly. A full storage can still be read; `undefined` if it cannot.
 */
export function usableStorage(): Storage | undefined {
  const key = 'automailStorageTest';
  try {
    localStorage.setItem(key, key);
    localStorage.removeItem(key);
    return localStorage;
  } catch {
    console.warn('Local storage is not available: settings cannot be saved, and the script may not work correctly.');
  }
  try {
    localStorage.getItem(key);
    return localStorage;
  } catch {
    return undefined;
  }
}
