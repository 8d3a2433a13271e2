import type {ApolloClient} from '@apollo/client';

import type {Source} from '#domain/value/store';
import type {Scheduler} from '../api/rateLimit/scheduler';
import type {OpeningDatabase} from '../database';
import type {BaseServices} from '../baseServices';
import type {Tabs} from '../tabs';
import type {JournalEntry} from './journal';
import type {Payload, KindName, Result} from './kinds';
import type {Step, Values, Write} from './write';

/**
 * The reason why a write has not been sent. `offline`: no network. `paused`: the API is limiting requests.
 * `unanswered`: the API did not answer. `signed-out`: the script is signed out. `other-account`: script and site are
 * signed in to different accounts. `conflict`: the server has another value. `unconfirmed`: the post may already have
 * been published. `slow`: AniList has not answered for a second. `undefined`: it is being sent.
 */
export type OnHold =
  | 'offline'
  | 'paused'
  | 'unanswered'
  | 'signed-out'
  | 'other-account'
  | 'conflict'
  | 'unconfirmed'
  | 'slow'
  | undefined;

/** The state of a write that was added to the outbox. */
export interface WriteReceipt<R> {
  /** Resolves once it is in the outbox, to true if it survives a reload or the end of the browser. */
  readonly stored: Promise<boolean>;
  /**
   * Resolves with the API's result, however long that takes; rejects with an `ApiError` if the API refuses. Never
   * settles if the page ends before that.
   */
  readonly done: Promise<R>;
}

/** Additional information about a write. */
export interface WriteOptions {
  /**
   * The values that the user saw; `{}`: the entry did not exist. Required for checking an old change and for undoing a
   * sent one.
   */
  readonly base?: Values | undefined;
  /** Display name of the target. */
  readonly label?: string | undefined;
  /** Type of the media item, for the name of its status. */
  readonly mediaType?: 'ANIME' | 'MANGA' | undefined;
  /**
   * It belongs to an import: it is recorded in the import's own journal, or removed from there because it undoes a
   * line.
   */
  readonly of?: 'import' | 'undo' | undefined;
  /** Id of the line of the journal that it undoes, which is then marked as undone. */
  readonly undoes?: number | undefined;
  /** Id of the job that it is part of. Writes of one job may share a call. */
  readonly job?: number | undefined;
  /** When the values that the user saw were true (epoch milliseconds); 0: too long ago, or not known. */
  readonly seenAt?: number | undefined;
  /** It adds this to the progress, at most up to the total, so it still can if that has risen elsewhere. */
  readonly step?: Step | undefined;
}

/** A write of a job. */
export interface JobWrite<K extends KindName> {
  readonly kind: K;
  readonly payload: Payload<K>;
  readonly options: WriteOptions;
}

/**
 * The user's decision. `mine`, `theirs`: which value wins a conflict. `there`: the unconfirmed post was published.
 * `again`: send it again.
 */
export type Decision = 'mine' | 'theirs' | 'there' | 'again';

/**
 * Result of an undo. `undone`: it was added to the outbox. `changed`: it was not, because the entry has changed since
 * (`now` is `undefined` if it is no longer on the list).
 */
export type UndoResult = {readonly state: 'undone'} | {readonly state: 'changed'; readonly now: Values | undefined};

/**
 * The outbox: all writes of the product go through it. Writes are optimistic, stored in the database, sent once, and
 * only under their own account.
 */
export interface Outbox extends Source {
  /**
   * Resolves once the list has all writes of earlier pages and of other tabs, whose messages may not have arrived: a tab
   * that takes over a job adds no row again.
   */
  refresh(): Promise<void>;
  add<K extends KindName>(kind: K, payload: Payload<K>, options?: WriteOptions): WriteReceipt<Result<K>>;
  /**
   * Adds writes of a job, in one transaction. Resolves once they are stored.
   * @throws (rejects) ApiError if the script is signed out, or Error if they cannot be stored: nothing is kept in memory
   */
  addAll(writes: readonly JobWrite<KindName>[]): Promise<void>;
  /**
   * The account's unfinished writes, in order. Refused ones stay until they are dismissed. The same array until
   * something changes.
   */
  list(): readonly Write[];
  /** The unfinished writes to one target that were not refused. */
  pending(target: string): readonly Write[];
  /** Number of writes of other accounts waiting in this browser. */
  otherAccountCount(): number;
  /**
   * The reason why a write has not been sent yet. `withSlow`: also if AniList has merely not answered for a second, where
   * nothing else shows that it is being sent.
   */
  onHold(write: Write, withSlow?: boolean): OnHold;
  /** When it is sent again (epoch milliseconds), if that is known. */
  retryAt(reason: OnHold): number | undefined;
  /** Sends without waiting for the end of a retry delay. */
  sendNow(): void;
  /**
   * Removes writes: those that should not be sent, or refused ones that the user has dismissed. One whose state has
   * changed meanwhile stays, such as one that another tab is sending.
   */
  discard(...ids: readonly number[]): Promise<void>;
  decide(id: number, decision: Decision): Promise<void>;
  /** The list entry changes that were sent, newest first. */
  journal(): Promise<readonly JournalEntry[]>;
  /** Calls back for each list entry change of this page once it was sent, except for those of imports. */
  onJournal(listener: (entry: JournalEntry) => void, options: {signal: AbortSignal}): void;
  /**
   * Writes the previous values, unless the entry has changed since; `anyway` writes them even then.
   * @throws ApiError if the script is signed out or signed in to another account than the site.
   */
  undo(entry: JournalEntry, anyway?: boolean): Promise<UndoResult>;
}

/** Dependencies of the outbox. */
export interface OutboxDeps {
  services: BaseServices;
  client: ApolloClient;
  scheduler: Scheduler;
  database: OpeningDatabase;
  tabs: Tabs;
}
