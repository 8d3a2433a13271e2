import {ApolloLink, type ApolloClient, type OperationVariables, type TypedDocumentNode} from '@apollo/client';
import {CombinedGraphQLErrors} from '@apollo/client/errors';
import type {DocumentNode} from 'graphql';

import type {Priority} from './rateLimit/priority';
import {text} from './messages';

interface DirectOptions {
  priority: Priority;
  signal?: AbortSignal | undefined;
}

const withoutShapeCache = new WeakMap<DocumentNode, DocumentNode>();

/** The document without its answer shape: checking a whole list at once would be one long task. */
function withoutShape(document: DocumentNode): DocumentNode {
  const known = withoutShapeCache.get(document);
  if (known) return known;
  const {kind, definitions} = document;
  const made: DocumentNode = {kind, definitions};
  withoutShapeCache.set(document, made);
  return made;
}

/**
 * Sends a query that bypasses the cache and is never merged, for answers too large for either. Rate limiting and error
 * handling still apply. The caller must validate the answer.
 * @throws the request's error, or the signal's reason.
 */
export const queryUncached = <T, V extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<T, V>,
  variables: V,
  {priority, signal}: DirectOptions,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = {query: withoutShape(document), variables, context: {priority, merge: false}};
    const call = ApolloLink.execute(client.link, request, {client}).subscribe({
      next: ({data, errors}) => {
        if (errors?.length) reject(new CombinedGraphQLErrors({data, errors}));
        else if (data) resolve(data as T);
        else reject(new Error(text.unusable));
      },
      error: reject,
    });
    const stop = () => {
      call.unsubscribe();
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, {once: true});
  });
