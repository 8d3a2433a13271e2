import type {ApolloLink} from '@apollo/client';

import type {Priority} from './scheduler';

/** What our links read in a call's context. */
export interface CallContext {
  /** Default: visible. */
  readonly priority?: Priority;
  /** Whom the call is for: it is counted there. */
  readonly featureId?: string;
  /** Takes the call back while it waits. One that is on its way goes on: its answer has been paid for. */
  readonly signal?: AbortSignal;
  /** `false`: the query travels alone. */
  readonly merge?: boolean;
  /** What a mutation changes besides what its answer holds, for example "Character:1". */
  readonly invalidates?: readonly string[];
  /** A merged call is for several features. */
  readonly features?: readonly string[];
  /** The scheduler let it pass already. */
  readonly hasTurn?: boolean;
}

export interface KnownContext {
  readonly priority: Priority;
  readonly features: readonly string[];
  readonly signal: AbortSignal | undefined;
  readonly merge: boolean;
  readonly hasTurn: boolean;
  readonly invalidates: readonly string[];
}

/** A call's context with what it leaves out. */
export function callContext(operation: ApolloLink.Operation): KnownContext {
  const {featureId = 'other', ...context} = operation.getContext() as CallContext;
  const {
    priority = 'visible',
    features = [featureId],
    signal,
    merge = true,
    invalidates: invalidates = [],
    hasTurn = false,
  } = context;
  return {priority, features, signal, merge, invalidates: invalidates, hasTurn};
}

/** The call was taken back before it was made. */
export class WithdrawnError extends Error {
  constructor() {
    super('The call was taken back.');
    this.name = 'WithdrawnError';
  }
}
