import type {ApolloClient} from '@apollo/client';

import type {ApiError} from '../api/apiError';
import type {Scheduler} from '../api/scheduler';
import type {DatabaseSource} from '../database';
import type {Services} from '../services';
import type {Tabs} from '../tabs';
import type {JournalEntry} from './journal';
import type {Payload, KindName, Result} from './kinds';
import type {Values, Write} from './write';

/**
 * Why a write has not gone: no network; the API pauses; it did not answer; the script is signed out; script and site are different
 * accounts; the server has another value; a post that may be there. `undefined`: it is on its way.
 */
export type OnHold =
  'offline' | 'paused' | 'unanswered' | 'signed-out' | 'other-account' | 'conflict' | 'unconfirmed' | undefined;

/** What became of a write that was handed in. */
export interface Receipt<R> {
  /** Resolves when it is in the queue; true: a reload or the end of the browser does not lose it. */
  readonly stored: Promise<boolean>;
  /**
   * Resolves with what the API made of it, however long that takes; rejects with a `Refusal` where the API says no. Never settles where the page
   * ends before.
   */
  readonly done: Promise<R>;
}

export interface WriteOptions {
  /** What the person saw; `{}`: nothing was there. Only with it an old change is checked and a sent one can be undone. */
  readonly base?: Values | undefined;
  /** What the target is called, for a person. */
  readonly label?: string | undefined;
}

/** What the person decides: their own value or the server's; a doubtful post is there, or shall be sent again. */
export type Decision = 'mine' | 'theirs' | 'there' | 'again';

/** What came of an undo: handed in, or not, since the entry is different by now (`undefined`: it is not on the list). */
export type Undone = {readonly state: 'undone'} | {readonly state: 'changed'; readonly now: Values | undefined};

/** All writes of the product go through this queue: optimistic, kept in the database, sent once, under their own account. */
export interface Outbox {
  add<K extends KindName>(kind: K, payload: Payload<K>, options?: WriteOptions): Receipt<Result<K>>;
  /** Writes of the account that have not come to an end, in order; refused ones stay until they are dismissed. The same list until something changes. */
  list(): readonly Write[];
  /** Those of one target that shall still hold. */
  pending(target: string): readonly Write[];
  /** How many writes of other accounts wait in this browser. */
  otherAccountCount(): number;
  onHold(write: Write): OnHold;
  subscribe(listener: () => void): () => void;
  sendNow(): void;
  /** Takes a write out of the queue: it is not sent, or a refused one has been read. */
  discard(id: number): Promise<void>;
  decide(id: number, decision: Decision): Promise<void>;
  /** Changes of list entries that were sent, newest first. */
  journal(): Promise<readonly JournalEntry[]>;
  /** Writes the values from before, unless the entry is different from what was written; `anyway` does it all the same. */
  undo(entry: JournalEntry, anyway?: boolean): Promise<Undone>;
}

export interface OutboxDeps {
  services: Services;
  client: ApolloClient;
  scheduler: Scheduler;
  database: DatabaseSource;
  tabs: Tabs;
}

export const wrongAccount: ApiError = {
  kind: 'refused',
  message: 'The script is signed in as another account than the site. Sign out of the script in its settings.',
};
