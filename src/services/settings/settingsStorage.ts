import type {Report} from '../report';
import {standaloneKey, standaloneKeys, isStandalone} from './standaloneKeys';
import {currentVersion, migrate, versionKey} from './migrate';
import {isObject, readStored, storageKey, writeStored, type Stored} from './storage';

type Edit = (stored: Stored) => void;

const isAnything = (value: unknown): value is unknown => value !== undefined;

/** The stored settings: one object in which the keys of standalone settings are marked. */
export interface SettingsStorage {
  read(): Stored;
  /** The stored settings, without changes that could not be stored. */
  saved(): Stored;
  /** Whether nothing was ever stored; false if nothing can be. */
  isMissing(): boolean;
  /** Whether the settings last read had an older format, so that they should be stored in the current one. */
  wasMigrated(): boolean;
  /** Edits the stored settings and returns them. A change that cannot be stored still applies to this page. */
  change(edit: Edit): Stored;
  /** Whether a storage event for this key (`null`: all keys) concerns the settings. */
  concerns(key: string | null): boolean;
}

const mainOf = (values: Stored) => Object.fromEntries(Object.entries(values).filter(([key]) => !isStandalone(key)));

/** Opens the stored settings. */
export function openSettingsStorage(storage: Storage | undefined, report: Report): SettingsStorage {
  let unsaved: readonly Edit[] = [];
  let wasMigrated = false;
  const saved = () => {
    const found = readStored(storage, storageKey, isObject, report) ?? {};
    const values = migrate(found);
    wasMigrated = values !== found && Object.keys(found).length > 0;
    for (const key of standaloneKeys) {
      const value = readStored(storage, key, isAnything, report);
      if (value !== undefined) values[standaloneKey(key)] = value;
    }
    return values;
  };
  const write = (values: Stored, before: Stored) => {
    const written = standaloneKeys
      .filter(key => values[standaloneKey(key)] !== before[standaloneKey(key)])
      .map(key => writeStored(storage, key, values[standaloneKey(key)], report));
    return [writeStored(storage, storageKey, mainOf(values), report), ...written].every(Boolean);
  };
  const read = () => {
    const values = saved();
    for (const edit of unsaved) edit(values);
    return values;
  };
  return {
    read,
    saved,
    isMissing: () => storage?.getItem(storageKey) === null,
    wasMigrated: () => wasMigrated,
    change(edit) {
      // Read again before writing, since another tab may have written other keys.
      const values = read();
      const before = {...values};
      edit(values);
      values[versionKey] ??= currentVersion;
      unsaved = write(values, before) ? [] : [...unsaved, edit];
      return values;
    },
    concerns: key => key === null || key === storageKey || standaloneKeys.some(each => each === key),
  };
}
