import type {Report} from '../report';
import type {Setting} from './handles';
import {createReading} from './reading';
import {openSettingsStorage} from './settingsStorage';
import {accessToken, bisectSearch} from './shared';
import type {Stored} from './storage';

/** All stored settings by key, without the token. Those with a storage key of their own stand under it with a mark before. */
export type Snapshot = Readonly<Record<string, unknown>>;

export interface Settings {
  /** The stored value if it is of the right type and within bounds, else the default. */
  get<T>(setting: Setting<T>): T;
  /** Stores a value; it holds for this page even where it cannot be stored. */
  set<T>(setting: Setting<T>, value: T): void;
  /** Gives the setting its default back. */
  reset(settings: readonly Setting<unknown>[]): void;
  /** Everything that is stored but the token, for keeping, exporting and going back. */
  snapshot(): Snapshot;
  /** Puts a snapshot in place of all that is stored; the token stays as it is. */
  restore(snapshot: Snapshot): void;
  /** Calls back after every change, made here or in another tab, until the signal ends. */
  subscribe(listener: () => void, options: {signal: AbortSignal}): void;
}

/** Never kept, exported or taken over: the token, where no vault exists, and a search that is going on. */
const personal: ReadonlySet<string> = new Set([accessToken.key, bisectSearch.key]);

const withoutPersonal = (values: Snapshot) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !personal.has(key)));

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
  const valueOf = createReading(key =>
    report.notice(`The stored value of "${key}" cannot be used; the default is used instead.`),
  );
  const stored = openSettingsStorage(storage, report);
  let values = stored.read();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const change = (edit: (values: Stored) => void) => {
    values = stored.change(edit);
    notify();
  };
  const taken = ({key}: StorageEvent) => {
    if (!stored.concerns(key)) return;
    values = stored.read();
    notify();
  };
  addEventListener('storage', taken, {signal});
  return {
    get: setting => valueOf(setting, values[setting.key]),
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
    snapshot: () => withoutPersonal(values),
    restore(snapshot) {
      change(edited => {
        for (const key of Object.keys(withoutPersonal(edited))) delete edited[key];
        Object.assign(edited, withoutPersonal(snapshot));
      });
    },
    subscribe(listener, options) {
      listeners.add(listener);
      options.signal.addEventListener('abort', () => listeners.delete(listener));
    },
  };
}
