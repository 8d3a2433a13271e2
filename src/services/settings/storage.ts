import type {Report} from '../report';

/** Key of the settings object in local storage; it is older than the product's name. */
export const storageKey = 'hohSettings';
/** Where text under a key that could not be read is kept, so that nothing is lost. */
export const backupKeyOf = (key: string) => `${key}Backup`;
export const backupKey = backupKeyOf(storageKey);

export type Stored = Record<string, unknown>;

export const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads what is stored under a key; `undefined` where nothing is. Text that is no JSON, or of a kind that `fits` refuses, is set
 * aside under the key's backup key and reported, and counts as nothing.
 */
export function readStored<T>(
  storage: Storage | undefined,
  key: string,
  fits: (value: unknown) => value is T,
  report: Report,
): T | undefined {
  const raw = storage?.getItem(key);
  if (!storage || raw === null || raw === undefined) return undefined;
  const value = parsed(raw);
  if (fits(value)) return value;
  const backup = backupKeyOf(key);
  if (storage.getItem(backup) !== raw) {
    try {
      storage.setItem(backup, raw);
    } catch {
      // A full storage still holds the broken text under its own key until the next save.
    }
    const what = key === storageKey ? 'settings' : `"${key}"`;
    report.notice(`The stored ${what} are damaged. Defaults are used; the damaged text is kept under "${backup}".`);
  }
  return undefined;
}

/** Writes a value under a key and returns whether it worked; a full or forbidden storage is reported and nothing thrown. */
export function writeStored(storage: Storage | undefined, key: string, value: unknown, report: Report): boolean {
  try {
    if (!storage) throw new Error('no local storage');
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    report.notice('The settings could not be saved. They hold until this page is closed.');
    return false;
  }
}

/** Local storage if it takes a test write (spec 1, section 1), else `undefined` with the stated message. */
export function usableStorage(): Storage | undefined {
  const key = 'automailStorageTest';
  try {
    localStorage.setItem(key, key);
    localStorage.removeItem(key);
    return localStorage;
  } catch {
    console.warn('Local storage is not available: settings cannot be saved, and the script may not work correctly.');
    return undefined;
  }
}
