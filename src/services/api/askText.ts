import type {ApolloClient} from '@apollo/client';
import {Kind, parse} from 'graphql';

import type {CallContext} from './callContext';
import {toApiError} from './apiError';

function queryOf(text: string) {
  try {
    const document = parse(text, {noLocation: true});
    const [first, ...rest] = document.definitions.filter(each => each.kind === Kind.OPERATION_DEFINITION);
    return first?.operation === 'query' && rest.length === 0 ? document : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks for a query that is not one of ours, given as text. Nothing of it is cached or merged. Rejects, with a message only, what is no
 * single query, and what the API refuses.
 */
export async function askText(
  client: ApolloClient,
  text: string,
  variables: Readonly<Record<string, unknown>>,
  context: CallContext,
): Promise<unknown> {
  const query = queryOf(text);
  if (!query) throw new Error('This is not one query of GraphQL; changes are not allowed.');
  try {
    const {data} = await client.query({
      query,
      variables,
      fetchPolicy: 'no-cache',
      context: {...context, merge: false} satisfies CallContext,
    });
    return structuredClone(data);
  } catch (error) {
    // The error itself knows the request; only its message leaves.
    throw new Error(toApiError(error).message);
  }
}
