import {ApolloLink, type ApolloClient, type OperationVariables, type TypedDocumentNode} from '@apollo/client';
import {CombinedGraphQLErrors} from '@apollo/client/errors';
import type {DocumentNode} from 'graphql';

import {CancelledError, type CallContext} from './callContext';
import {ShapeError} from './shapeLink';
import {toApiError} from './apiError';

/** Options of a request that bypasses the cache. */
export interface FetchOptions extends Pick<CallContext, 'priority' | 'featureId' | 'anonymous' | 'isScheduled'> {
  /** Ends the wait at once, and cancels the call unless it was already sent. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Check only the roots of the answer: checking the whole shape of a list would be one long task. The caller must
   * validate the rest.
   */
  readonly isUnchecked?: boolean;
}

/**
 * Sends a query whose answer is not kept, such as one of many pages, or one too large for the cache. It is never merged
 * with others; the rate limit and the handling of errors apply.
 * @throws the request's error, ShapeError for an unusable answer, or CancelledError if the signal aborts
 */
export type Fetch = <T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  options: FetchOptions,
) => Promise<T>;

const uncheckedDocuments = new WeakMap<DocumentNode, DocumentNode>();

/** The document without the shape of its answer; the same object each time. */
function withoutShape(document: DocumentNode): DocumentNode {
  const known = uncheckedDocuments.get(document);
  if (known) return known;
  const {kind, definitions} = document;
  const unchecked: DocumentNode = {kind, definitions};
  uncheckedDocuments.set(document, unchecked);
  return unchecked;
}

/** Creates the function that sends uncached queries through the links of a client. */
export const createFetch =
  (client: ApolloClient): Fetch =>
  <T, V extends OperationVariables>(
    document: TypedDocumentNode<T, V>,
    variables: V,
    {signal, isUnchecked = false, ...options}: FetchOptions,
  ) =>
    new Promise<T>((resolve, reject) => {
      const query = isUnchecked ? withoutShape(document) : document;
      const context = {...options, merge: false} satisfies CallContext;
      const call = ApolloLink.execute(client.link, {query, variables, context}, {client}).subscribe({
        next({data, errors}) {
          if (errors?.length) reject(new CombinedGraphQLErrors({data, errors}));
          else if (data) resolve(data as T);
          else reject(new ShapeError());
        },
        error: reject,
      });
      const stop = () => {
        call.unsubscribe();
        reject(new CancelledError());
      };
      if (signal?.aborted) stop();
      else signal?.addEventListener('abort', stop, {once: true});
    });

/** Maximum number of attempts while the API accepts no requests; the rate limiter waits until the pause is over. */
const maxAttempts = 10;

/**
 * Reads for work that takes many requests, and retries after each pause of the API.
 * @throws ApiError for any error other than a pause, and after the signal has aborted
 */
export async function readPatiently<T>(read: (refetch: boolean) => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await read(attempt > 1);
    } catch (cause) {
      const error = toApiError(cause);
      if (signal.aborted || error.kind !== 'limited' || attempt >= maxAttempts) throw error;
    }
}
