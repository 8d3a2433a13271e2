import {standIn} from '../standIn';
import {expectBlock} from './arrival';
import {showError} from './toast';

/** An error that the API returned, with the status given in the response body. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

interface Envelope {
  data?: unknown;
  errors?: {message: string; status?: number}[];
}

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/**
 * Gives each operation its own fixed delay (20 to 150 ms), so that blocks always load one after the other in the same
 * order.
 */
function delayOf(operation: string): number {
  const {delay} = standIn();
  if (delay !== undefined) return delay;
  let sum = 0;
  for (const letter of operation) sum = (sum * 31 + letter.charCodeAt(0)) % 131;
  return 20 + sum;
}

const post = (body: string, schema: string): Promise<Response> =>
  fetch('/graphql', {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'x-csrf-token': window.al_token, schema},
    body,
  });

/** Renews the CSRF token, which changes with the session. The served document always contains the current one. */
async function renewToken(): Promise<void> {
  const page = await (await fetch('/')).text();
  const found = /al_token\s*=\s*["']([A-Za-z0-9]{40})["']/.exec(page);
  if (found?.[1]) window.al_token = found[1];
}

async function send(body: string, schema: string): Promise<Response> {
  const first = await post(body, schema);
  if (first.status !== 403) return first;
  await renewToken();
  const second = await post(body, schema);
  if (second.status === 403) showError('Session expired, please refresh');
  return second;
}

async function request<T>(query: string, variables: object, schema: string): Promise<T> {
  const operationName = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
  const response = await send(JSON.stringify({operationName, query, variables}), schema);
  const envelope = (await response.json()) as Envelope;
  const failed = envelope.errors?.[0];
  if (failed) throw new ApiError(failed.message, failed.status ?? response.status);
  if (!response.ok || !envelope.data) throw new ApiError('No data', response.status);
  return envelope.data as T;
}

/**
 * Queries the data of one block, after the delay of its operation.
 * @throws {ApiError} when the API returns an error or no data
 */
export async function load<T>(query: string, variables: object = {}): Promise<T> {
  const arrived = expectBlock();
  try {
    await wait(delayOf(/query\s+(\w+)/.exec(query)?.[1] ?? query));
    return await request<T>(query, variables, 'default');
  } finally {
    arrived();
  }
}

/**
 * Sends a mutation, without delay because the user has just pressed a button.
 * @throws {ApiError} when the API returns an error or no data
 */
export const mutate = <T>(mutation: string, variables: object): Promise<T> =>
  request<T>(mutation, variables, 'default');
