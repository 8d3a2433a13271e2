import * as v from 'valibot';

import {isRecent} from '#domain/date/isRecent';
import {includesName} from '#domain/notification/softBlock';
import {rateWindow} from '#platform/platform';
import type {Api} from '../api/api';
import {seconds} from '../api/cache/lifetime';
import type {BaseServices} from '../baseServices';
import {isStolen, withLock} from '../withLock';
import {UnreadDocument} from './unread.generated';

/** Number of unread notifications by the API's notification type. */
export type UnreadTypes = Readonly<Record<string, number>>;

/** The unread notifications to show. */
export interface Unread {
  readonly types: UnreadTypes;
  /** Number of unread notifications by AniList's count, or the number asked about if it doesn't say. */
  readonly total: number;
  /** The number of those left out because of the user who caused them. */
  readonly leftOut: number;
}

/** One tab's answer serves all tabs for this long. */
const lifetime = seconds(60);
/** Time without progress after which a tab that holds the lock counts as frozen (ms): longer than most answers take. */
const frozenAfterMs = () => rateWindow() / 6;
/** Maximum page size of the API. */
const maxPerPage = 50;

const storedShape = v.object({
  at: v.number(),
  count: v.number(),
  types: v.record(v.string(), v.number()),
  total: v.number(),
  leftOut: v.number(),
  without: v.string(),
});

type Notification = {type?: string | null; user?: {name: string} | null} | null;

/** Requests the newest notifications, with their users only if some are left out, and how many are unread. */
async function queryNewest(api: Api, count: number, users: boolean) {
  const variables = {count: Math.min(count, maxPerPage), users};
  const {Page, Viewer} = await api.read(UnreadDocument, variables, {lifetime, mayWait: true, refetch: true});
  const total = Viewer?.unreadNotificationCount ?? count;
  return {notifications: (Page?.notifications ?? []).slice(0, total), total};
}

function countTypes(notifications: readonly Notification[], without: readonly string[]) {
  const types: Record<string, number> = {};
  let leftOut = 0;
  for (const notification of notifications) {
    const {type, user} = notification ?? {};
    if (user && includesName(without, user.name)) leftOut += 1;
    else if (type) types[type] = (types[type] ?? 0) + 1;
  }
  return {types, leftOut};
}

/**
 * Counts the types of the newest `count` notifications, of which AniList says how many are unread, without those of the
 * named users. All tabs
 * share one query: a tab that needs the counts while another is querying waits for its answer. The unread counter on
 * the server is not reset.
 */
export async function unreadTypes(
  {session, clock}: BaseServices,
  api: Api,
  {count, without}: {count: number; without: readonly string[]},
): Promise<Unread> {
  const key = `unread ${session.userName() ?? ''}`;
  const names = JSON.stringify(without);
  const fetchOrReuse = async () => {
    const stored = await api.database.use(database => database.get('answers', key));
    const {success, output: known} = v.safeParse(storedShape, stored);
    if (success && known.count === count && known.without === names && isRecent(known.at, clock.now(), lifetime))
      return {types: known.types, leftOut: known.leftOut, total: known.total};
    const {notifications, total} = await queryNewest(api, count, without.length > 0);
    const unread = {...countTypes(notifications, without), total};
    // If it cannot be stored, another tab queries for itself.
    const row = {at: clock.now(), count, without: names, ...unread};
    await api.database.use(database => database.put('answers', row, key)).catch(() => undefined);
    return unread;
  };
  let answer: Promise<Unread> | undefined;
  const task = () => (answer = fetchOrReuse());
  const {progress} = api.scheduler;
  return withLock('automail-unread', task, {progress, frozenAfterMs: frozenAfterMs()}).catch((error: unknown) => {
    // A tab that another one took for frozen still gets its answer.
    if (answer && isStolen(error)) return answer;
    throw error;
  });
}
