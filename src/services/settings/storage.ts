import type {Report} from '../report';

/** Key of the settings object in local storage; it is older than the product's name. */
export const storageKey = 'hohSettings';
/** Where text that was no settings object is kept, so that nothing is lost. */
export const backupKey = 'hohSettingsBackup';

export type Stored = Record<string, unknown>;

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(raw: string): Stored | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the stored settings; broken text is set aside under `backupKey` and reported, and defaults are used. */
export function readStored(storage: Storage | undefined, report: Report): Stored {
  const raw = storage?.getItem(storageKey);
  if (!storage || raw === null || raw === undefined) return {};
  const value = parsed(raw);
  if (value) return value;
  if (storage.getItem(backupKey) !== raw) {
    try {
      storage.setItem(backupKey, raw);
    } catch {
      // A full storage still holds the broken text under its own key until the next save.
    }
    report.notice(`The stored settings are damaged. Defaults are used; the damaged text is kept under "${backupKey}".`);
  }
  return {};
}

/** Writes the settings and returns whether it worked; a full or forbidden storage is reported and nothing thrown. */
export function writeStored(storage: Storage | undefined, values: Stored, report: Report): boolean {
  try {
    if (!storage) throw new Error('no local storage');
    storage.setItem(storageKey, JSON.stringify(values));
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
