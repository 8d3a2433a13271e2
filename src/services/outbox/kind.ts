import type {OperationVariables, TypedDocumentNode} from '@apollo/client';
import type {DocumentNode} from 'graphql';
import type * as v from 'valibot';

import type {Bus} from '../bus';
import type {Priority} from '../api/rateLimit/priority';
import type {Shape} from '../api/shapeLink';
import type {Values, Write} from './write';
import {text} from '../api/messages';

/** Access to the API for the kinds of writes. `query` and `mutate` reject with the request's error. */
export interface WriteApi {
  query<T, V extends OperationVariables>(document: TypedDocumentNode<T, V>, variables: V): Promise<T>;
  mutate<T, V extends OperationVariables>(document: TypedDocumentNode<T, V>, variables: V): Promise<T>;
  /**
   * Sends the mutations of several writes as one document. Rejects if the answer has any error, whichever write it is
   * about: AniList doesn't tell, and the others may have been carried out.
   */
  mutateAll(query: DocumentNode, variables: OperationVariables): Promise<Readonly<Record<string, unknown>>>;
  /** User id of the account. */
  userId(): Promise<number>;
  readonly userName: string | undefined;
}

/**
 * Result of checking the server before a write is sent. `send`: send it (`mark`: id of the newest own post so far;
 * `base`: the previous values, if the caller did not know them).
 * `done`: the value is already set, from `base` if that is given. `conflict`: the server has another value. `doubtful`: it cannot be confirmed
 * whether it was sent.
 */
export type Verdict<R> =
  | {readonly action: 'send'; readonly mark?: number; readonly base?: Values; readonly payload?: unknown}
  | {readonly action: 'done'; readonly result: R; readonly base?: Values}
  | {readonly action: 'conflict'; readonly theirs: Values}
  | {readonly action: 'unconfirmed'};

/** The known facts about a write when it is checked. */
export interface Attempt<I> {
  readonly payload: I;
  readonly write: Write;
  /** It was added a while ago or by an earlier page, so the values that the user saw may be outdated. */
  readonly isOld: boolean;
}

/** A list entry change for the journal, with the values before and after it. */
export interface JournalChange {
  readonly mediaId: number;
  /** `undefined`: the entry did not exist. */
  readonly before: Values | undefined;
  /** `undefined`: the entry was deleted. */
  readonly after: Values | undefined;
}

/** The mutation of one write, with the variables that it needs. */
export interface Mutation {
  readonly query: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * How the writes of a job share calls (rule api-17). What the server has is read for many of them at once, by target;
 * `undefined`: it has nothing there.
 */
export interface JobRules<I, R> {
  /**
   * Whether each write needs a call of its own. The server is then read for many of them at once, before the first of
   * these is sent.
   */
  readonly isAlone?: boolean;
  /** Reads what the server has. At most 50 payloads. Rejects with the request's error. */
  read(call: WriteApi, payloads: readonly I[]): Promise<ReadonlyMap<string, Values>>;
  /** Whether the server must be read before the write is sent. `now`: epoch milliseconds. */
  mustRead(payload: I, write: Write, now: number): boolean;
  /**
   * Compares what was just read with what the user saw. It may complete the payload and the previous values by what was
   * read.
   */
  compare(payload: I, write: Write, found: Values | undefined): Verdict<R>;
  mutation(payload: I, found: Values | undefined): Mutation;
  /** The result in the answer to its mutation; `undefined`: the answer lacks it. */
  resultOf(payload: I, answer: Readonly<Record<string, unknown>>): R | undefined;
  /** The result, if the server has what the write was about to set; `undefined`: the write has not arrived. */
  arrived(payload: I, found: Values | undefined): R | undefined;
}

/** One kind of write: how it is sent, and how sending it twice is avoided (rules api-11, api-12 and api-13). */
export interface WriteKind<I, R> {
  readonly schema: v.GenericSchema<unknown, I>;
  /** Key of the changed object. Writes with the same target keep their order. */
  target(payload: I): string;
  /** One short sentence for the user. */
  describe(payload: I, write: Pick<Write, 'label' | 'mediaType'>): string;
  /** Merges two waiting writes to the same target into one. */
  merge?(earlier: I, later: I): I;
  /** Checks the server before sending; kinds with `job` are compared there instead. Kinds without either are always sent. */
  check?(call: WriteApi, attempt: Attempt<I>): Promise<Verdict<R>>;
  /**
   * Sends the write. An empty answer counts as a refusal.
   * @throws EmptyAnswer, or the request's error.
   */
  send(call: WriteApi, payload: I): Promise<R>;
  /** How writes of this kind that belong to a job are sent together. Calls with such kinds are spaced, also of a single write. */
  readonly job?: JobRules<I, R>;
  readonly priority?: Priority;
  /** Shape of the result, used to check a result from another tab. */
  readonly resultShape: Shape;
  /** Announces the result on the event bus. `isElsewhere`: another tab has sent the write. */
  onApplied?(bus: Bus, payload: I, result: R, isElsewhere: boolean): void;
  /** The change to record in the journal, if the previous values are known. */
  journalChange?(payload: I, base: Values | undefined, result: R): JournalChange | undefined;
}

/** The API answered without data, which counts as a refusal (rule api-10). */
export class EmptyAnswer extends Error {
  constructor() {
    super(text.unusable);
    this.name = 'EmptyAnswer';
  }
}

/** The mutation had another result than intended, so the server must be checked again. */
export class UnexpectedResult extends Error {}

/**
 * Asserts that an answer contains data.
 * @throws EmptyAnswer if it does not.
 */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new EmptyAnswer();
  return value;
}
