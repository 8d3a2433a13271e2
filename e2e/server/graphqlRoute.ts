import type {Api} from '../api/api';
import type {Reply} from '../api/call';
import type {Fault} from '../api/faults';
import {refusal} from '../api/execute';
import type {RateState} from '../api/rate';
import type {Exchange} from './exchange';
import type {Sessions} from './sessions';

const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

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

const tooMany = refusal({message: 'Too Many Requests.', status: 429});

const countOf = (rate: RateState): Record<string, string> => ({
  'X-RateLimit-Limit': String(rate.limit),
  'X-RateLimit-Remaining': String(rate.remaining),
});

/** The headers of a refusal for the rate; it goes without those of CORS, as the real one does. */
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

async function trickle(
  exchange: Exchange,
  status: number,
  text: string,
  headers: Record<string, string>,
  ms: number,
): Promise<void> {
  const {response} = exchange;
  response.writeHead(status, {'Content-Type': 'application/json', ...headers});
  const size = Math.max(1, Math.ceil(text.length / 10));
  for (let i = 0; i < text.length; i += size) {
    if (response.destroyed) return;
    response.write(text.slice(i, i + size));
    await wait(ms / 10);
  }
  response.end();
}

/** Sends an answer through what the faults make of the connection. */
async function deliver(
  exchange: Exchange,
  status: number,
  body: unknown,
  headers: Record<string, string>,
  faults: readonly Fault[],
): Promise<void> {
  const struck = (kind: Fault['kind']): Fault | undefined => faults.find(fault => fault.kind === kind);
  const late = struck('latency');
  if (late) await wait(late.ms);
  if (struck('drop')) {
    exchange.request.socket.destroy();
    return;
  }
  const text = JSON.stringify(body);
  if (struck('cut')) {
    // Without a first byte a browser would send the same request again by itself on a connection that it had used before.
    exchange.response.writeHead(status, {
      'Content-Type': 'application/json',
      'Content-Length': text.length + 1,
      ...headers,
    });
    exchange.response.write(text.slice(0, 1), () => exchange.request.socket.destroy());
    return;
  }
  const slow = struck('trickle');
  if (slow) await trickle(exchange, status, text, headers, slow.ms);
  else
    exchange.send(
      status,
      'application/json',
      struck('truncated') ? text.slice(0, Math.floor(text.length / 2)) : text,
      headers,
    );
}

/** The public API: bearer tokens, CORS for everybody, and a limit per address. */
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
  const rate = api.take(exchange.address);
  if (!rate.allowed) {
    exchange.json(429, tooMany.body, lockedOut(rate));
    return;
  }
  const token = /^Bearer\s+(.+)$/i.exec(headers.authorization ?? '')?.[1];
  const call = {who: 'api', body, token, sessionUser: undefined, origin: exchange.origin} as const;
  const reply = await api.answer(call);
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

const rejected = refusal({
  message: 'Invalid CSRF token. If you are trying to use the API, please use the https://graphql.anilist.co subdomain.',
  status: 403,
});

/** The site's own endpoint: the session's cookie and its token, no limits. */
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
  const reply: Reply = await api.answer({
    who: 'site',
    body,
    token: undefined,
    sessionUser: session.userId,
    origin: exchange.origin,
  });
  const forbidden = reply.faults.some(fault => fault.kind === '403');
  await deliver(exchange, reply.status, forbidden ? rejected.body : reply.body, {}, reply.faults);
}
