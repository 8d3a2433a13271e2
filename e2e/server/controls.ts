import type {Api} from '../api/api';
import {readFault} from '../api/faults';
import type {Activity, Notification} from '../api/store/socialRows';
import type {Exchange} from './exchange';
import {namedIds} from './ids';
import type {Sessions} from './sessions';
import {signIn, signInScript, signOut, signOutScript} from './signIn';

type Control = (exchange: Exchange, api: Api, sessions: Sessions) => void | Promise<void>;

const fine = (exchange: Exchange, value: unknown = {ok: true}): void =>
  exchange.json(200, value, {'Cache-Control': 'no-store'});
const wrong = (exchange: Exchange, message: string): void => exchange.json(400, {error: message});

/** Query parameters, and for a POST those of its JSON body as well. */
async function parameters(exchange: Exchange): Promise<Record<string, unknown>> {
  const given: Record<string, unknown> = Object.fromEntries(exchange.url.searchParams);
  if (exchange.request.method !== 'POST') return given;
  const text = await exchange.body();
  const body: unknown = text ? JSON.parse(text) : {};
  return typeof body === 'object' ? {...given, ...body} : given;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const number = (value: unknown): number | null =>
  value === undefined || value === '' || Number.isNaN(Number(value)) ? null : Number(value);

/** Makes an activity, or with reply an answer to one, as if the member had just written it. */
async function post(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  const {store} = api.site;
  const author = api.member(text(given.as) ?? 'Tobias');
  if (!author) return wrong(exchange, 'there is no such member');
  const createdAt = Math.floor(api.clock.now() / 1000) - (number(given.ago) ?? 0);
  const answered = number(given.reply);
  if (answered !== null) {
    const row = {
      id: store.replies.nextId() + 1,
      activityId: answered,
      userId: author.id,
      text: text(given.text) ?? 'A new reply.',
      createdAt,
      likes: [],
    };
    return fine(exchange, {id: store.replies.put(row).id});
  }
  const mediaId = number(given.media);
  const work = mediaId === null ? undefined : store.works.get(mediaId);
  const recipient = text(given.to) ? api.member(text(given.to) ?? '') : undefined;
  const type: Activity['type'] = work
    ? work.type === 'ANIME'
      ? 'ANIME_LIST'
      : 'MANGA_LIST'
    : recipient
      ? 'MESSAGE'
      : 'TEXT';
  const ids: number[] = [];
  for (let i = 0; i < (number(given.count) ?? 1); i++) {
    const row: Activity = {
      id: store.activities.nextId() + 1,
      type,
      userId: author.id,
      recipientId: recipient?.id ?? null,
      mediaId,
      status: work ? (text(given.status) ?? 'completed') : null,
      progress: text(given.progress),
      text: work ? null : (text(given.text) ?? 'Something new.'),
      isPrivate: given.private === '1',
      isLocked: false,
      isPinned: false,
      createdAt,
      likes: [],
      subscribers: [],
    };
    ids.push(store.activities.put(row).id);
  }
  fine(exchange, {id: ids[0], ids});
}

/** Makes a notification of a member and counts it as unread. */
async function notify(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  const {store} = api.site;
  const owner = api.member(text(given.to) ?? 'member');
  if (!owner) return wrong(exchange, 'there is no such member');
  const row: Notification = {
    id: store.notifications.nextId() + 1,
    type: text(given.type) ?? 'ACTIVITY_LIKE',
    ownerId: owner.id,
    createdAt: Math.floor(api.clock.now() / 1000),
    userId: api.member(text(given.as) ?? 'Tobias')?.id ?? null,
    activityId: number(given.activity) ?? api.site.landmarks.activityText,
    threadId: number(given.thread),
    commentId: number(given.comment),
    mediaId: number(given.media),
    episode: number(given.episode),
    text: text(given.text),
  };
  store.notifications.put(row);
  store.members.put({...owner, unread: owner.unread + 1});
  fine(exchange, {id: row.id});
}

async function faults(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  if ('clear' in given) api.faults.clear();
  else if (Object.keys(given).length > 0) {
    try {
      api.faults.add(readFault(given));
    } catch (error) {
      return wrong(exchange, error instanceof Error ? error.message : 'no fault');
    }
  }
  fine(
    exchange,
    api.faults.all.map(fault => ({...fault, times: Number.isFinite(fault.times) ? fault.times : null})),
  );
}

async function clock(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  const freeze = text(given.freeze);
  if (freeze !== null) {
    const at = freeze === 'now' ? api.clock.now() : Date.parse(freeze);
    if (Number.isNaN(at)) return wrong(exchange, 'freeze must be a date');
    api.clock.freeze(at);
  }
  const advance = number(given.advance);
  if (advance !== null) {
    api.clock.advance(advance);
    api.rate.clear();
  }
  if (text(given.live) !== null) api.clock.live = given.live !== 'off';
  fine(exchange, api.clock.describe());
}

async function rate(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  const limit = number(given.limit);
  const window = number(given.window);
  if (limit !== null) api.rate.settings.limit = limit;
  if (window !== null) api.rate.settings.windowMs = window;
  if (limit !== null || window !== null || 'clear' in given) api.rate.clear();
  fine(exchange, api.rate.settings);
}

async function health(exchange: Exchange, api: Api): Promise<void> {
  if (exchange.request.method === 'POST') {
    const report = await parameters(exchange);
    api.records.health.push({time: new Date(api.clock.now()).toISOString(), ...report});
    return fine(exchange);
  }
  const reports = api.records.health;
  if (exchange.url.searchParams.has('clear')) api.records.health = [];
  fine(exchange, reports);
}

async function native(exchange: Exchange, api: Api): Promise<void> {
  const given = await parameters(exchange);
  if ('clear' in given) api.switches.clear();
  else for (const [name, value] of Object.entries(given)) api.switches.set(name, String(value));
  fine(exchange, Object.fromEntries(api.switches));
}

const controls: Readonly<Record<string, Control>> = {
  'ids.json': (exchange, api) => fine(exchange, namedIds(api)),
  'sign-in': signIn,
  'sign-in.js': signInScript,
  'sign-out': signOut,
  'sign-out.js': signOutScript,
  token: (exchange, api) => {
    const member = api.member(exchange.parameter('as') ?? 'member');
    if (member) exchange.send(200, 'text/plain', api.token(member.id));
    else exchange.send(404, 'text/plain', 'there is no such member');
  },
  revoke: (exchange, api) => {
    const member = api.member(exchange.parameter('as') ?? 'member');
    if (member) api.revoke(member.id);
    fine(exchange);
  },
  'expire-sessions': (exchange, _api, sessions) => {
    sessions.expire();
    fine(exchange);
  },
  reset: (exchange, api, sessions) => {
    api.reset();
    sessions.reset();
    fine(exchange);
  },
  log: (exchange, api) => {
    const {log} = api.records;
    if (exchange.url.searchParams.has('clear')) api.records.log = [];
    fine(exchange, log);
  },
  ledger: (exchange, api) => fine(exchange, api.records.ledger),
  faults,
  clock,
  rate,
  health,
  native,
  post,
  notify,
};

/** Answers /__standin/...; false if there is no such control. */
export async function answerControl(exchange: Exchange, api: Api, sessions: Sessions): Promise<boolean> {
  const control = controls[exchange.path.slice('/__standin/'.length)];
  if (!control) return false;
  await control(exchange, api, sessions);
  return true;
}
