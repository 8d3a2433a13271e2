import {ApolloLink, HttpLink} from '@apollo/client';
import {map} from 'rxjs';
import * as v from 'valibot';

import {build, network} from '#platform/platform';
import {pause} from '../yieldToMain';
import {ShapeError} from './shapeLink';

/** Answers at least this long (characters) are parsed in a task of their own. */
const longAnswer = 1_000_000;

/** The beginning of JSON that isn't an object. */
const otherJson = /^\s*(?:null|true|false|["[\d-])/;

/** A response whose body HttpLink reads through this function, and not through a method that the page may have wrapped. */
const withText = (response: Response, text: () => Promise<string>) => Object.assign(response, {text});

/** Decodes and parses a long answer in two separate tasks, since each takes a while for a whole list. */
function decodeAndParseSeparately(response: Response): Response {
  const read = async () => {
    const body = await network.textOf(response);
    if (body.length >= longAnswer) await pause();
    // HttpLink would throw a TypeError, which means a lost connection. An object without data is an unusable answer.
    return otherJson.test(body) ? '{}' : body;
  };
  return withText(response, read);
}

/**
 * The API reports a missing object with status 404 and an ordinary body of data and errors. HttpLink would reject all
 * of it. Passed on as 200, each member of a merged request gets its own part.
 */
async function fetchResponse(...request: Parameters<typeof fetch>): Promise<Response> {
  // Called without an object, which the browser's own function requires.
  const {fetch, Response, textOf} = network;
  const response = await fetch(...request);
  if (response.ok || response.status === 429 || response.status >= 500) return decodeAndParseSeparately(response);
  const body = await textOf(response);
  let status = response.status;
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && 'data' in parsed && parsed.data) status = 200;
  } catch {
    // The body is not JSON, so the response stays a failure.
  }
  return withText(new Response(body, {status, headers: response.headers}), () => Promise.resolve(body));
}

const error = v.looseObject({message: v.string()});
const answer = v.looseObject({data: v.nullish(v.looseObject({})), errors: v.nullish(v.array(error))});

/** Rejects responses that aren't GraphQL, so that the links before it can rely on `data` and `errors`. */
const answersOnly = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map(result => {
      if (!v.is(answer, result)) throw new ShapeError();
      return result;
    }),
  ),
);

/** Creates the link to the API's endpoint. The page's Referer is sent along, because the API requires it. */
export const createHttpLink = () =>
  answersOnly.concat(
    new HttpLink({uri: build.api, fetch: fetchResponse, credentials: 'omit', headers: {accept: 'application/json'}}),
  );
