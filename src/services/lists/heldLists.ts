import type {EntryState, OwnEntry} from './entry';

/** What is kept of one entry. */
export interface HeldLists {
  state: EntryState;
  /** When the API last answered (epoch milliseconds). */
  at: number;
  /** The entry without changes that are not sent yet. */
  saved: OwnEntry | undefined;
  /** What the work is called. */
  label: string | undefined;
  /** Counts the changes that the API told of, so that an older answer is not taken for a newer one. */
  news: number;
  readonly listeners: Set<() => void>;
}

/** Nothing is known yet. */
export const loading: EntryState = {state: 'loading', entry: undefined};

export const newHeldLists = (): HeldLists => ({
  state: loading,
  at: 0,
  saved: undefined,
  label: undefined,
  news: 0,
  listeners: new Set(),
});
