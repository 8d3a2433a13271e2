import {HttpLink} from '@apollo/client';

import {build} from '#platform/platform';
import {pause} from '../yieldToMain';

/** Answers at least this long (characters) are parsed in a task of their own. */
const longAnswer = 1_000_000;

/** Decodes and parses a long answer in two separate tasks, since each takes a while for a whole list. */
function decodeAndParseSeparately(response: Response): Response {
  const text = response.text.bind(response);
  const read = async () => {
    const body = await text();
    if (body.length >= longAnswer) await pause();
    return body;
  };
  return Object.assign(response, {text: read});
}

/**
 * The API reports a missing object with status 404 and an ordinary body of data and errors. HttpLink would reject all
 * of it. Passed on as 200, each member of a merged request gets its own part.
 */
async function fetchResponse(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.ok || response.status === 429 || response.status >= 500) return decodeAndParseSeparately(response);
  const body = await response.text();
  let status = response.status;
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && 'data' in parsed && parsed.data) status = 200;
  } catch {
    // The body is not JSON, so the response stays a failure.
  }
  return new Response(body, {status, headers: response.headers});
}

/** Creates the link to the API's endpoint. The page's Referer is sent along, because the API requires it. */
export const createHttpLink = () =>
  new HttpLink({uri: build.api, fetch: fetchResponse, credentials: 'omit', headers: {accept: 'application/json'}});
