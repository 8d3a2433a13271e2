import type {ApolloClient} from '@apollo/client';
import {Kind} from 'graphql';
import {parse} from 'graphql/language/parser';

import type {CallContext} from './callContext';
import {toApiError} from './apiError';
import {onlyRequested} from './requestedFields';
import {text as messageText} from './messages';

function parseOne(text: string) {
  try {
    const document = parse(text, {noLocation: true});
    const [first, ...rest] = document.definitions.filter(each => each.kind === Kind.OPERATION_DEFINITION);
    return first?.operation === 'query' && rest.length === 0 ? document : undefined;
  } catch {
    return undefined;
  }
}

/** Longer messages are cut: the API repeats what it does not understand, which may be a whole query. */
const maxMessage = 300;
const cut = (message: string) => (message.length > maxMessage ? `${message.slice(0, maxMessage - 1)}…` : message);

/**
 * Sends a GraphQL query given as text. The answer is neither cached nor merged with other queries,
 * and has the requested fields only.
 * @throws Error, with nothing but a message, if the text is not exactly one query or the API refuses it.
 */
export async function queryText(
  client: ApolloClient,
  text: string,
  variables: Readonly<Record<string, unknown>>,
  context: CallContext,
): Promise<unknown> {
  const query = parseOne(text);
  if (!query) throw new Error(messageText.notOneQuery);
  try {
    const {data} = await client.query({
      query,
      variables,
      fetchPolicy: 'no-cache',
      context: {...context, merge: false} satisfies CallContext,
    });
    return onlyRequested(structuredClone(data), query);
  } catch (error) {
    // The original error contains the request; only its message may leave this function.
    throw new Error(cut(toApiError(error).message));
  }
}
