import {ApolloLink, type ApolloClient, type OperationVariables, type TypedDocumentNode} from '@apollo/client';
import {CombinedGraphQLErrors} from '@apollo/client/errors';
import type {DocumentNode} from 'graphql';

import type {Priority} from './scheduler';

interface DirectOptions {
  priority: Priority;
  signal?: AbortSignal | undefined;
}

const unshaped = new WeakMap<DocumentNode, DocumentNode>();

/** The document without the note of its answer's shape: checking a whole list at once would be one long task. */
function withoutShape(document: DocumentNode): DocumentNode {
  const known = unshaped.get(document);
  if (known) return known;
  const {kind, definitions} = document;
  const made: DocumentNode = {kind, definitions};
  unshaped.set(document, made);
  return made;
}

/**
 * Asks past the cache, for answers that are too long for it, on a request of its own. The scheduler's pace and the rules for
 * errors hold; that the answer has the right shape is for the caller to check. Rejects with the call's error, or the
 * signal's reason.
 */
export const askDirectly = <T, V extends OperationVariables>(
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
        else reject(new Error('The API gave no usable answer.'));
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
