import type {ApolloLink} from '@apollo/client';

import {createUrgency, type Priority, type Urgency} from './rateLimit/priority';
import {text} from './messages';

/** The parts of a request's context that our links read. */
export interface CallContext {
  /** Default: `visible`. */
  readonly priority?: Priority;
  /** In place of `priority`, where it may rise while the call is pending. */
  readonly urgency?: Urgency;
  /** The feature that the call is counted under. */
  readonly featureId?: string;
  /**
   * Cancels the call while it is pending. A request already sent continues, since it has already counted against the
   * limit.
   */
  readonly signal?: AbortSignal;
  /** `false`: the query is never merged with others. */
  readonly merge?: boolean;
  /** The page is complete without the answer, so the query may wait longer for others to be merged with. */
  readonly mayWait?: boolean;
  /** Sent without the token, so the answer contains public data only. */
  readonly anonymous?: boolean;
  /** The answer is written into the cache by our own link. */
  readonly store?: boolean;
  /** The features that a merged call is for. */
  readonly features?: readonly string[];
  /** The rate limiter has already let this call pass. */
  readonly isScheduled?: boolean;
}

/** A call's context with all defaults filled in. */
export interface ResolvedContext {
  readonly urgency: Urgency;
  readonly features: readonly string[];
  readonly signal: AbortSignal | undefined;
  readonly merge: boolean;
  readonly mayWait: boolean;
  readonly store: boolean;
  readonly isScheduled: boolean;
}

/** Reads a call's context and fills in the defaults. */
export function callContext(operation: ApolloLink.Operation): ResolvedContext {
  const {featureId = 'other', ...context} = operation.getContext() as CallContext;
  const {
    priority = 'visible',
    urgency = createUrgency(priority),
    features = [featureId],
    signal,
    merge = true,
    mayWait = false,
    store = false,
    isScheduled = false,
  } = context;
  return {urgency, features, signal, merge, mayWait, store, isScheduled};
}

/** Error of a call that was canceled before it was sent. */
export class CancelledError extends Error {
  constructor() {
    super(text.cancelled);
    this.name = 'CancelledError';
  }
}
