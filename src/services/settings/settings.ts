import {equal} from '@wry/equality';

import {createListeners, type Listeners, type Source} from '#domain/value/store';
import {onPageReturn} from '#platform/pageReturn';
import type {Report} from '../report';
import {nameOf, type Setting} from './handles';
import {createValueReader} from './reading';
import {openSettingsStorage} from './settingsStorage';
import {accessToken, bisectSearch} from './shared';
import {siteFixes} from './siteFixes';
import type {Stored} from './storage';
import {text} from './messages';

/** All stored settings by key, without the token. Keys of standalone settings start with a mark. */
export type Snapshot = Readonly<Record<string, unknown>>;

/** The product's settings, read and written through typed handles. */
export interface Settings {
  /** The stored value if it has the right type and is within limits, else the default. */
  get<T>(setting: Setting<T>): T;
  /** Stores a value. If it cannot be stored, it still applies to this page. */
  set<T>(setting: Setting<T>, value: T): void;
  /** Stores the values of several settings in one write. */
  setEach<T>(settings: readonly Setting<T>[], valueOf: (setting: Setting<T>) => T): void;
  /** Whether a setting's value is stored. A value that could not be stored applies to this page only. */
  isStored(setting: Setting<unknown>): boolean;
  /** Resets settings to their defaults. */
  reset(settings: readonly Setting<unknown>[]): void;
  /** Whether nothing was stored when this page was opened, because the product has just been installed. */
  isNew(): boolean;
  /** Everything stored except the token, for backups, exports and undo. */
  snapshot(): Snapshot;
  /** Replaces everything stored with a snapshot. The token is kept. */
  restore(snapshot: Snapshot): void;
  /** Notifies when one of these settings has another value than before, in this or another tab; once per change. */
  changesOf(settings: readonly Pick<Setting<unknown>, 'key'>[]): Source;
}

/**
 * Never in a snapshot: the token, if there is no vault, a running bisect, and fixes between releases. Backups of the first version may contain
 * the last key, which would reach the prototype.
 */
const excludedKeys: ReadonlySet<string> = new Set([accessToken.key, bisectSearch.key, siteFixes.key, '__proto__']);

const withoutPersonal = (values: Snapshot) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !excludedKeys.has(key)));

/** Creates the record of listeners by settings key. */
function createWatchers() {
  const watched = new Map<Listeners, readonly string[]>();
  return {
    notify(before: Stored, now: Stored) {
      for (const [listeners, keys] of [...watched])
        if (keys.some(key => !equal(before[key], now[key]))) listeners.notify();
    },
    changesOf(keys: readonly string[]): Source {
      const listeners: Listeners = createListeners(count => {
        if (count) watched.set(listeners, keys);
        else watched.delete(listeners);
      });
      return listeners;
    },
  };
}

/**
 * Opens the settings stored under `hohSettings`. Unknown keys are kept. A value of the wrong type falls back to the
 * default and is reported once. Text that is not a settings object is kept as a backup.
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
  const watchers = createWatchers();
  const valueOf = createValueReader(setting => report.notice(text.invalidValue(nameOf(setting))));
  const stored = openSettingsStorage(storage, report);
  const isNew = stored.isMissing();
  let values = stored.read();
  // Otherwise the older script, or a backup of the browser, would find the old format until the next change.
  if (stored.wasMigrated()) values = stored.change(() => undefined);
  const update = (next: Stored) => {
    const before = values;
    values = next;
    watchers.notify(before, next);
  };
  const change = (edit: (values: Stored) => void) => update(stored.change(edit));
  const setEach: Settings['setEach'] = (settings, valueOf) =>
    change(edited => {
      for (const setting of settings) edited[setting.key] = valueOf(setting);
    });
  addEventListener('storage', ({key}) => void (stored.concerns(key) && update(stored.read())), {signal});
  onPageReturn(() => update(stored.read()), signal);
  return {
    get: setting => valueOf(setting, values[setting.key]),
    set: (setting, value) => setEach([setting], () => value),
    setEach,
    isStored: ({key}) => equal(stored.saved()[key], values[key]),
    reset(settings) {
      change(edited => {
        for (const {key} of settings) delete edited[key];
      });
    },
    isNew: () => isNew,
    snapshot: () => withoutPersonal(values),
    restore(snapshot) {
      change(edited => {
        for (const key of Object.keys(withoutPersonal(edited))) delete edited[key];
        Object.assign(edited, withoutPersonal(snapshot));
      });
    },
    changesOf: settings => watchers.changesOf(settings.map(({key}) => key)),
  };
}
