import {HttpLink} from '@apollo/client';

import {build} from '#platform/build';
import {pause} from '../yieldToMain';

/** Characters of an answer from which on parsing it is worth a task of its own. */
const long = 1_000_000;

/** Decoding a long answer is one task, parsing it the next: a whole list takes a while for either. */
function inTwoTasks(response: Response): Response {
  const text = response.text.bind(response);
  const read = async () => {
    const body = await text();
    if (body.length >= long) await pause();
    return body;
  };
  return Object.assign(response, {text: read});
}

/**
 * The API answers a missing object with status 404 and a body of data and errors like any other. HttpLink would reject
 * the whole of it; given as 200, each member of a merged request gets its own part.
 */
async function fetchAnswer(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.ok || response.status === 429 || response.status >= 500) return inTwoTasks(response);
  const body = await response.text();
  let status = response.status;
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && 'data' in parsed && parsed.data) status = 200;
  } catch {
    // No JSON: it stays the failure that it is.
  }
  return new Response(body, {status, headers: response.headers});
}

/** The link that speaks to the API's one address. The page's Referer goes along, which the API asks for. */
export const createHttpLink = () =>
  new HttpLink({uri: build.api, fetch: fetchAnswer, credentials: 'omit', headers: {accept: 'application/json'}});
