import {ApolloLink} from '@apollo/client';
import {ServerError} from '@apollo/client/errors';
import {print} from '@apollo/client/utilities';
import {from} from 'rxjs';
import * as v from 'valibot';

import {build, network} from '#platform/platform';
import {pause} from '../yieldToMain';
import {ShapeError} from './shapeLink';

/** Answers at least this long (characters) are parsed in a task of their own. */
const longAnswer = 1_000_000;

const error = v.looseObject({message: v.string()});
const answer = v.looseObject({data: v.nullish(v.looseObject({})), errors: v.nullish(v.array(error))});

/** Parses an answer; `undefined` if it isn't GraphQL. */
function parsed(body: string) {
  try {
    const result = v.parse(answer, JSON.parse(body));
    return 'data' in result || 'errors' in result ? result : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads an answer, in two tasks if it is long: decoding and parsing a whole list each take a while. The API reports a
 * missing object with status 404 and an ordinary body of data and errors, of which each member of a merged request gets
 * its own part.
 * @throws ServerError for a refusal, ShapeError for anything that isn't GraphQL, so that the links before this one can
 * rely on `data` and `errors`
 */
async function read(response: Response): Promise<ApolloLink.Result> {
  const {ok, status} = response;
  const bodyText = await network.textOf(response);
  if (bodyText.length >= longAnswer) await pause();
  const result = parsed(bodyText);
  const isRefused = !ok && (status === 429 || status >= 500 || !result?.data);
  if (isRefused) throw new ServerError(`The API answered with status ${status}.`, {response, bodyText});
  if (!result) throw new ShapeError();
  return result as ApolloLink.Result;
}

async function send(operation: ApolloLink.Operation): Promise<ApolloLink.Result> {
  const {operationName, variables, query} = operation;
  const {headers} = operation.getContext() as {headers?: Record<string, string>};
  // Called without an object, which the browser's own function requires.
  const {fetch} = network;
  const response = await fetch(build.api, {
    method: 'POST',
    credentials: 'omit',
    headers: {accept: 'application/json', 'content-type': 'application/json', ...headers},
    body: JSON.stringify({operationName, variables, query: print(query)}),
  });
  operation.setContext({response});
  return read(response);
}

/** Creates the link to the API's endpoint. The page's Referer is sent along, because the API requires it. */
export const createHttpLink = () => new ApolloLink(operation => from(send(operation)));
