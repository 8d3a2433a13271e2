import type {OperationVariables} from '@apollo/client';
import {Kind} from 'graphql';
import {parse} from 'graphql/language/parser';

import type {Api} from '#services/api/api';
import {toApiError} from '#services/api/apiError';
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

/** Longer messages are cut: the API repeats the part of a query that it does not understand, which may be all of it. */
const maxMessage = 300;
const cut = (message: string) => (message.length > maxMessage ? `${message.slice(0, maxMessage - 1)}…` : message);

/**
 * Sends a GraphQL query given as text. The answer contains only the requested fields.
 * @throws Error, with nothing but a message, if the text is not exactly one query or the API refuses it.
 */
export async function queryText(
  {fetch}: Pick<Api, 'fetch'>,
  text: string,
  variables: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<unknown> {
  const query = parseOne(text);
  if (!query) throw new Error(messageText.notOneQuery);
  try {
    return await fetch<unknown, OperationVariables>(query, variables, {priority: 'background', signal});
  } catch (error) {
    // The original error contains the request; only its message may leave this function.
    throw new Error(cut(toApiError(error).message));
  }
}
