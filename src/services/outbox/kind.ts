import type {OperationVariables, TypedDocumentNode} from '@apollo/client';
import type * as v from 'valibot';

import type {Bus} from '../bus';
import type {Lifetime} from '../api/lifetime';
import type {Priority} from '../api/scheduler';
import type {Values, Write} from './write';

/** How kinds of writes reach the API. Both reject with the call's error. */
export interface Call {
  query<T, V extends OperationVariables>(document: TypedDocumentNode<T, V>, variables: V): Promise<T>;
  mutate<T, V extends OperationVariables>(document: TypedDocumentNode<T, V>, variables: V): Promise<T>;
  /** User id of the account. */
  userId(): Promise<number>;
  readonly userName: string | undefined;
}

/**
 * What a look at the server says of a write that is to be sent: send it (`mark`: the newest own post before it), it holds already, the
 * server has another value, or nobody can tell whether it is there.
 */
export type Verdict<R> =
  | {readonly say: 'send'; readonly mark?: number}
  | {readonly say: 'done'; readonly result: R}
  | {readonly say: 'conflict'; readonly theirs: Values}
  | {readonly say: 'unconfirmed'};

/** What is known of a write when it is looked at. */
export interface Attempt<I> {
  readonly payload: I;
  readonly write: Write;
  /** Made some time ago or by an earlier page: what the person saw may be old. */
  readonly isOld: boolean;
}

/** A change of a list entry for the journal: values before and after. */
export interface Change {
  readonly mediaId: number;
  /** `undefined`: the entry was not there. */
  readonly before: Values | undefined;
  /** `undefined`: it is gone. */
  readonly after: Values | undefined;
}

/** One kind of write: its rules for once-only (decision 22) and how it travels. */
export interface Kind<I, R> {
  readonly schema: v.GenericSchema<unknown, I>;
  target(payload: I): string;
  /** For a person, in one short sentence; `label` is what the target is called. */
  describe(payload: I, label: string | undefined): string;
  /** Two that wait become one. */
  merge?(earlier: I, later: I): I;
  /** Looks at the server before sending; without it the write is sent. */
  check?(call: Call, attempt: Attempt<I>): Promise<Verdict<R>>;
  /** Sends it. An empty answer is a refusal, thrown as `EmptyAnswer`. */
  send(call: Call, payload: I): Promise<R>;
  /** Least time between two, where the specification says so. */
  readonly spacing?: Lifetime;
  readonly priority?: Priority;
  /** Tells the others of what the API made of it. */
  onApplied?(bus: Bus, payload: I, result: R): void;
  change?(payload: I, base: Values | undefined, result: R): Change | undefined;
}

/** The API answered, but with nothing: a refusal (decision 21). */
export class EmptyAnswer extends Error {
  constructor() {
    super('The API gave no usable answer.');
    this.name = 'EmptyAnswer';
  }
}

/** The API did something else than was meant: to be looked at again. */
export class OtherOutcome extends Error {}

/** What an answer must hold. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new EmptyAnswer();
  return value;
}
