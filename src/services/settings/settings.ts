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
  let values: Stored = readStored(storage, report);
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const change = (edit: (stored: Stored) => void) => {
    // Read again before writing: another tab may have written other keys since.
    const fresh = storage ? readStored(storage, report) : values;
    edit(fresh);
    values = fresh;
    writeStored(storage, fresh, report);
    notify();
  };
  addEventListener(
    'storage',
    event => {
      if (event.key !== storageKey && event.key !== null) return;
      values = readStored(storage, report);
      notify();
    },
    {signal},
  );
  return {
    get(setting) {
      const stored = values[setting.key];
      if (stored === undefined) return setting.initial;
      const parsed = v.safeParse(setting.schema, stored);
      if (parsed.success) return parsed.output;
      if (!complained.has(setting.key)) {
        complained.add(setting.key);
        report.notice(`The stored value of "${setting.key}" cannot be used; the default is used instead.`);
      }
      return setting.initial;
    },
    set(setting, value) {
      change(stored => {
        stored[setting.key] = value;
      });
    },
    reset(settings) {
      change(stored => {
        for (const {key} of settings) delete stored[key];
      });
    },
    subscribe(listener, options) {
      listeners.add(listener);
      options.signal.addEventListener('abort', () => listeners.delete(listener));
    },
  };
}
