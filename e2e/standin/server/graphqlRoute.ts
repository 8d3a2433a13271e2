import type {Api} from '../api/api';
import type {CallResult} from '../api/call';
import {errorAnswer} from '../api/execute';
import type {RateState} from '../api/rate';
import {deliver, wait} from './deliver';
import type {Exchange} from './exchange';
import type {Sessions} from './sessions';

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After',
} as const;

const preflight = {
  ...cors,
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, content-type, accept, x-requested-with',
  'Access-Control-Max-Age': '86400',
} as const;

const tooMany = errorAnswer({message: 'Too Many Requests.', status: 429});

const countOf = (rate: RateState): Record<string, string> => ({
  'X-RateLimit-Limit': String(rate.limit),
  'X-RateLimit-Remaining': String(rate.remaining),
});

/** The headers of a 429 response. Like the real one, it has no CORS headers. */
const lockedOut = (rate: RateState): Record<string, string> => ({
  ...countOf(rate),
  'X-RateLimit-Remaining': '0',
  'Retry-After': String(rate.retryAfter),
  'X-RateLimit-Reset': String(rate.resetAt),
});

async function readJson(exchange: Exchange): Promise<unknown> {
  try {
    return JSON.parse(await exchange.body());
  } catch {
    return undefined;
  }
}

/** The public API, with bearer tokens, CORS for every origin and a rate limit per address, or per client that names itself. */
export async function answerApi(exchange: Exchange, api: Api): Promise<void> {
  const {method, headers} = exchange.request;
  if (method === 'OPTIONS') {
    exchange.response.writeHead(204, preflight);
    exchange.response.end();
    return;
  }
  if (method !== 'POST') {
    exchange.json(
      404,
      {
        data: null,
        errors: [{message: 'Not Found.', hint: 'Use POST request to access graphql subdomain.', status: 404}],
      },
      cors,
    );
    return;
  }
  const body = await readJson(exchange);
  const client = headers['x-standin-client'];
  const rate = api.consumeRate(client === undefined ? exchange.address : String(client));
  if (!rate.allowed) {
    exchange.json(429, tooMany.body, lockedOut(rate));
    return;
  }
  const token = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
  const reply = await api.answer({
    who: 'api',
    body,
    token,
    sessionUser: undefined,
    origin: exchange.origin,
    hasReferer: Boolean(headers.referer),
  });
  if (api.options.latency > 0) await wait(api.options.latency);
  const limited = reply.faults.some(fault => fault.kind === '429');
  await deliver(
    exchange,
    reply.status,
    reply.body,
    limited ? lockedOut(rate) : {...cors, ...countOf(rate)},
    reply.faults,
  );
}

const rejected = errorAnswer({
  message: 'Invalid CSRF token. If you are trying to use the API, please use the https://graphql.anilist.co subdomain.',
  status: 403,
});

/** The site's own endpoint, with the session's cookie and CSRF token and without limits. */
export async function answerSite(exchange: Exchange, api: Api, sessions: Sessions): Promise<void> {
  if (exchange.request.method !== 'POST') {
    exchange.json(404, {data: null, errors: [{message: 'Not Found.', status: 404}]});
    return;
  }
  const body = await readJson(exchange);
  const session = sessions.read(exchange);
  if (!session || exchange.request.headers['x-csrf-token'] !== sessions.csrf(session)) {
    exchange.json(403, rejected.body);
    return;
  }
  const reply: CallResult = await api.answer({
    who: 'site',
    body,
    token: undefined,
    sessionUser: session.userId,
    origin: exchange.origin,
    hasReferer: true,
  });
  const forbidden = reply.faults.some(fault => fault.kind === '403');
  await deliver(exchange, reply.status, forbidden ? rejected.body : reply.body, {}, reply.faults);
}
