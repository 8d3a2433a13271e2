import type {ApolloClient, OperationVariables, TypedDocumentNode} from '@apollo/client';

import type {CallContext} from './callContext';
import {ShapeError} from './shapeLink';

/**
 * Sends a query of which only a part of the answer is wanted, such as a page of many: it is checked like any other, but
 * not kept in the cache.
 * @throws the request's error, or ShapeError where the answer is none
 */
export async function queryOnce<T, V extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<T, V>,
  variables: V,
  context: CallContext,
): Promise<T> {
  const options = {query, variables, fetchPolicy: 'no-cache', context: {...context, merge: false}} as const;
  const {data} = await client.query(options as ApolloClient.QueryOptions<T, V>);
  if (!data) throw new ShapeError();
  return data as T;
}
