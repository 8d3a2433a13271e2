import type {ApolloClient} from '@apollo/client';
import {Kind, parse} from 'graphql';

import type {CallContext} from './callContext';
import {toApiError} from './apiError';
import {text as messageText} from './messages';

function parseQuery(text: string) {
  try {
    const document = parse(text, {noLocation: true});
    const [first, ...rest] = document.definitions.filter(each => each.kind === Kind.OPERATION_DEFINITION);
    return first?.operation === 'query' && rest.length === 0 ? document : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends a GraphQL query given as text. The answer is neither cached nor merged with other queries.
 * @throws Error, with nothing but a message, if the text is not exactly one query or the API refuses it.
 */
export async function queryText(
  client: ApolloClient,
  text: string,
  variables: Readonly<Record<string, unknown>>,
  context: CallContext,
): Promise<unknown> {
  const query = parseQuery(text);
  if (!query) throw new Error(messageText.notOneQuery);
  try {
    const {data} = await client.query({
      query,
      variables,
      fetchPolicy: 'no-cache',
      context: {...context, merge: false} satisfies CallContext,
    });
    return structuredClone(data);
  } catch (error) {
    // The original error contains the request; only its message may leave this function.
    throw new Error(toApiError(error).message);
  }
}
