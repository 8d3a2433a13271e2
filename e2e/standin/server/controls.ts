import type {Api} from '../api/api';
import {isSiblingOutcome, siblingOutcomes} from '../api/batch';
import {readFault} from '../api/faults';
import type {Clients} from './clients';
import type {Exchange} from './exchange';
import {namedIds} from './ids';
import {respondOk, numberParameter, parameters, text, respondInvalid} from './parameters';
import {notify, post} from './posts';
import type {Sessions} from './sessions';
import {signIn, signInScript, signOut, signOutScript} from './signIn';

interface Parts {
  readonly api: Api;
  readonly sessions: Sessions;
  readonly clients: Clients;
}
type Control = (exchange: Exchange, api: Api, parts: Parts) => void | Promise<void>;

async function faults(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  if ('clear' in given) api.faults.clear();
  else if (Object.keys(given).length > 0) {
    try {
      api.faults.add(readFault(given));
    } catch (error) {
      return respondInvalid(exchange, error instanceof Error ? error.message : 'no fault');
    }
  }
  respondOk(
    exchange,
    api.faults.all.map(fault => ({
      ...fault,
      times: Number.isFinite(fault.times) ? fault.times : null,
      forMs: Number.isFinite(fault.forMs) ? fault.forMs : null,
      after: Number.isFinite(fault.after) ? fault.after : null,
    })),
  );
}

async function clock(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  const freeze = text(given.freeze);
  if (freeze !== null) {
    const at = freeze === 'now' ? api.clock.now() : Date.parse(freeze);
    if (Number.isNaN(at)) return respondInvalid(exchange, 'freeze must be a date');
    api.clock.freeze(at);
  }
  const advance = numberParameter(given.advance);
  if (advance !== null) {
    api.clock.advance(advance);
    api.rate.clear();
  }
  api.clock.quietFactor = numberParameter(given.quiet) ?? api.clock.quietFactor;
  if (text(given.live) !== null) api.clock.live = given.live !== 'off';
  respondOk(exchange, api.clock.describe());
}

async function rate(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  const limit = numberParameter(given.limit);
  const window = numberParameter(given.window);
  if (limit !== null) api.rate.settings.limit = limit;
  if (window !== null) api.rate.settings.windowMs = window;
  api.rate.settings.answerTimeoutMs = numberParameter(given.timeout) ?? api.rate.settings.answerTimeoutMs;
  if (limit !== null || window !== null || 'clear' in given) api.rate.clear();
  respondOk(exchange, {...api.rate.settings, refused: api.rate.rejectedCount});
}

/** Sets what happens to the mutations beside a refused one, and the highest complexity: `batches?siblings=undone&complexity=300`. */
async function batches(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  const siblings = text(given.siblings) ?? api.batches.siblings;
  if (!isSiblingOutcome(siblings))
    return respondInvalid(exchange, `siblings must be one of ${siblingOutcomes.join(', ')}`);
  api.batches.siblings = siblings;
  api.batches.maxComplexity = numberParameter(given.complexity) ?? api.batches.maxComplexity;
  respondOk(exchange, api.batches);
}

/** Refuses to write the entries of media items: `refuse?media=1,2&status=500`. */
async function refuse(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  if ('clear' in given) api.refusedMedia.clear();
  const status = numberParameter(given.status) ?? 400;
  for (const id of (text(given.media) ?? '').split(',').filter(Boolean)) api.refusedMedia.set(Number(id), status);
  respondOk(exchange, Object.fromEntries(api.refusedMedia));
}

async function health(exchange: Exchange, api: Api): Promise<void> {
  if (exchange.request.method === 'POST') {
    const report = await parameters(exchange);
    api.records.health.push({time: new Date(api.clock.now()).toISOString(), ...report});
    return respondOk(exchange);
  }
  const reports = api.records.health;
  if (exchange.url.searchParams.has('clear')) api.records.health = [];
  respondOk(exchange, reports);
}

async function registered(exchange: Exchange, _api: Api, {clients}: Parts): Promise<void> {
  if (exchange.request.method !== 'POST') return respondOk(exchange, clients.all);
  const given = await parameters(exchange);
  const client = clients.register(text(given.name) ?? '', text(given.redirect) ?? '');
  if (typeof client === 'string') respondInvalid(exchange, client);
  else respondOk(exchange, client);
}

async function native(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  if ('clear' in given) api.switches.clear();
  else for (const [name, value] of Object.entries(given)) api.switches.set(name, String(value));
  respondOk(exchange, Object.fromEntries(api.switches));
}

/** Deletes a media item, or merges it into another one: `media?remove=1` or `media?remove=1&into=5`. */
async function media(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  const into = numberParameter(given.into);
  if (api.site.store.removeMedia(numberParameter(given.remove) ?? 0, into ?? undefined)) respondOk(exchange);
  else respondInvalid(exchange, 'remove and into must be ids of media');
}

function hostile(exchange: Exchange, api: Api): void {
  if (exchange.url.searchParams.has('on')) api.hostile.enabled = true;
  respondOk(exchange, api.hostile.count());
}

const controls: Readonly<Record<string, Control>> = {
  'ids.json': (exchange, api) => respondOk(exchange, namedIds(api)),
  'sign-in': (exchange, api, {sessions}) => signIn(exchange, api, sessions),
  'sign-in.js': signInScript,
  'sign-out': signOut,
  'sign-out.js': signOutScript,
  token: (exchange, api) => {
    const member = api.userByName(exchange.parameter('as') ?? 'member');
    const seconds = numberParameter(exchange.parameter('seconds'));
    if (member) respondOk(exchange, {token: api.tokens.issue(member.id, seconds === null ? {} : {seconds})});
    else exchange.send(404, 'text/plain', 'there is no such member');
  },
  revoke: (exchange, api) => {
    const member = api.userByName(exchange.parameter('as') ?? 'member');
    if (member) api.tokens.revoke(member.id);
    respondOk(exchange);
  },
  'expire-sessions': (exchange, _api, {sessions}) => {
    sessions.expireCsrfTokens();
    respondOk(exchange);
  },
  reset: (exchange, api, {sessions, clients}) => {
    api.reset();
    sessions.reset();
    clients.reset();
    respondOk(exchange);
  },
  log: (exchange, api) => {
    const {log} = api.records;
    if (exchange.url.searchParams.has('clear')) api.records.log = [];
    respondOk(exchange, log);
  },
  ledger: (exchange, api) => respondOk(exchange, api.records.ledger),
  faults,
  clock,
  rate,
  batches,
  refuse,
  health,
  native,
  media,
  hostile,
  'under-way': (exchange, api) => respondOk(exchange, {count: api.pendingRequests}),
  // The list of fixes between releases; tests answer with others.
  'site-fixes': exchange => respondOk(exchange, {version: 1, features: [], selectors: []}),
  clients: registered,
  post,
  notify,
};

/**
 * Handles a request to /__standin/....
 * @returns false if there is no such control
 */
export async function answerControl(exchange: Exchange, parts: Parts): Promise<boolean> {
  const control = controls[exchange.path.slice('/__standin/'.length)];
  if (!control) return false;
  await control(exchange, parts.api, parts);
  return true;
}
