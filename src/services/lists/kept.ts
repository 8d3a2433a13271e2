import type {EntryChange, EntryState, OwnEntry} from './entry';

/** What is kept of one entry. */
export interface Kept {
  state: EntryState;
  /** When the API last answered (epoch milliseconds). */
  at: number;
  /** What was changed and not sent yet, and what is on its way. */
  waiting: EntryChange | undefined;
  sent: EntryChange | undefined;
  sending: Promise<void> | undefined;
  /** The entry without those changes. */
  saved: OwnEntry | undefined;
  readonly listeners: Set<() => void>;
}

/** Nothing is known yet. */
export const loading: EntryState = {state: 'loading', entry: undefined};

export const newKept = (): Kept => ({
  state: loading,
  at: 0,
  waiting: undefined,
  sent: undefined,
  sending: undefined,
  saved: undefined,
  listeners: new Set(),
});
