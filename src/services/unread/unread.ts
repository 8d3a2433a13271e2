import * as v from 'valibot';

import type {Api} from '../api/api';
import {seconds} from '../api/lifetime';
import type {Services} from '../services';
import {UnreadDocument} from './unread.generated';

/** How many unread notifications there are of each of the API's types. */
export type UnreadTypes = Readonly<Record<string, number>>;

/** So long one tab's look serves all of them. */
const lifetime = seconds(60);
/** So long a tab waits for the look of another; that one may be frozen. */
const settleTimeoutMs = seconds(10);
/** The API gives so many in one page. */
const most = 50;

const kept = v.object({at: v.number(), count: v.number(), types: v.record(v.string(), v.number())});

async function ask(api: Api, count: number): Promise<UnreadTypes> {
  const {Page} = await api.read(UnreadDocument, {count: Math.min(count, most)}, {lifetime, refetch: true});
  const types: Record<string, number> = {};
  for (const notification of Page?.notifications ?? []) {
    const type = notification && 'type' in notification ? notification.type : undefined;
    if (type) types[type] = (types[type] ?? 0) + 1;
  }
  return types;
}

/**
 * The types of the newest `count` notifications: the unread ones. All tabs share one look: whoever comes while another tab is asking
 * waits for its answer. The counter of unread ones is left as it is.
 */
export async function unreadTypes({session, clock}: Services, api: Api, count: number): Promise<UnreadTypes> {
  const key = `unread ${session.userName() ?? ''}`;
  const look = async () => {
    const database = await api.database.open();
    const known = v.safeParse(kept, await database?.get('answers', key));
    if (known.success && known.output.count === count && Math.abs(clock.now() - known.output.at) < lifetime)
      return known.output.types;
    const types = await ask(api, count);
    await database?.put('answers', {at: clock.now(), count, types}, key);
    return types;
  };
  let entered = false;
  const enter = () => {
    entered = true;
    return look();
  };
  try {
    return await navigator.locks.request('automail-unread', {signal: AbortSignal.timeout(settleTimeoutMs)}, enter);
  } catch (error) {
    if (entered) throw error;
    return look();
  }
}
