import type {EntryState, OwnEntry} from './entry';

/** One entry in memory. */
export interface HeldLists {
  state: EntryState;
  /** When the API last answered (epoch milliseconds). */
  fetchedAt: number;
  /** The entry without unsent changes. */
  saved: OwnEntry | undefined;
  /** Title of the media. */
  label: string | undefined;
  /** Counts the reported changes, so that an answer requested before a change is not used after it. */
  changeCount: number;
  readonly listeners: Set<() => void>;
}

/** State of an entry before it is loaded. */
export const loading: EntryState = {state: 'loading', entry: undefined};

/** Creates the record of an entry that is not loaded. */
export const newHeldLists = (): HeldLists => ({
  state: loading,
  fetchedAt: 0,
  saved: undefined,
  label: undefined,
  changeCount: 0,
  listeners: new Set(),
});
