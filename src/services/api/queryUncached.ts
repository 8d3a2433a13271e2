import type {ApolloClient, OperationVariables, TypedDocumentNode} from '@apollo/client';

import {createFetch, type FetchOptions} from './fetch';

/** Sends a query for a whole list. @throws like `Fetch` */
export const queryUncached = <T, V extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<T, V>,
  variables: V,
  options: FetchOptions,
): Promise<T> => createFetch(client)(document, variables, {...options, isUnchecked: true});
