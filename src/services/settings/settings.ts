import * as v from 'valibot';

import type {Report} from '../report';
import type {Setting} from './handles';
import {readStored, storageKey, writeStored, type Stored} from './storage';

export interface Settings {
  /** The stored value if it is of the right type and within bounds, else the default. */
  get<T>(setting: Setting<T>): T;
  /** Stores a value; it holds for this page even where it cannot be stored. */
  set<T>(setting: Setting<T>, value: T): void;
  /** Gives the setting its default back. */
  reset(settings: readonly Setting<unknown>[]): void;
  /** Calls back after every change, made here or in another tab, until the signal ends. */
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}

type Edit = (stored: Stored) => void;

/** What is stored, and on top of it the changes that could not be: they hold for this page. */
function openStored(storage: Storage | undefined, report: Report) {
  let unsaved: readonly Edit[] = [];
  const read = () => {
    const values = readStored(storage, report);
    for (const edit of unsaved) edit(values);
    return values;
  };
  return {
    read,
    change(edit: Edit) {
      // Read again before writing: another tab may have written other keys since.
      const values = read();
      edit(values);
      unsaved = writeStored(storage, values, report) ? [] : [...unsaved, edit];
      return values;
    },
  };
}

/**
 * Opens the settings under `hohSettings`. Unknown keys are kept; a value of a wrong type falls back to the default
 * and is reported once; text that is no settings object at all is kept beside as a backup.
 */
export function createSettings({
  storage,
  report,
  signal,
}: {
  storage: Storage | undefined;
  report: Report;
  signal: AbortSignal;
}): Settings {
  const listeners = new Set<() => void>();
  const complained = new Set<string>();
  const stored = openStored(storage, report);
  let values = stored.read();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const change = (edit: Edit) => {
    values = stored.change(edit);
    notify();
  };
  addEventListener(
    'storage',
    event => {
      if (event.key !== storageKey && event.key !== null) return;
      values = stored.read();
      notify();
    },
    {signal},
  );
  return {
    get(setting) {
      const value = values[setting.key];
      if (value === undefined) return setting.initial;
      const parsed = v.safeParse(setting.schema, value);
      if (parsed.success) return parsed.output;
      if (!complained.has(setting.key)) {
        complained.add(setting.key);
        report.notice(`The stored value of "${setting.key}" cannot be used; the default is used instead.`);
      }
      return setting.initial;
    },
    set(setting, value) {
      change(edited => {
        edited[setting.key] = value;
      });
    },
    reset(settings) {
      change(edited => {
        for (const {key} of settings) delete edited[key];
      });
    },
    subscribe(listener, options) {
      listeners.add(listener);
      options.signal.addEventListener('abort', () => listeners.delete(listener));
    },
  };
}
