import * as v from 'valibot';

import {isRecent} from '#domain/date/isRecent';
import type {Api} from '../api/api';
import {seconds} from '../api/cache/lifetime';
import type {BaseServices} from '../baseServices';
import {withLock} from '../withLock';
import {UnreadDocument} from './unread.generated';

/** Number of unread notifications by the API's notification type. */
export type UnreadTypes = Readonly<Record<string, number>>;

/** One tab's answer serves all tabs for this long. */
const lifetime = seconds(60);
/** Time after which a tab that holds the lock counts as frozen. */
const frozenAfterMs = seconds(5);
/** Maximum page size of the API. */
const maxPerPage = 50;

const storedShape = v.object({at: v.number(), count: v.number(), types: v.record(v.string(), v.number())});

async function queryTypes(api: Api, count: number): Promise<UnreadTypes> {
  const {Page} = await api.read(
    UnreadDocument,
    {count: Math.min(count, maxPerPage)},
    {lifetime, mayWait: true, refetch: true},
  );
  const types: Record<string, number> = {};
  for (const notification of Page?.notifications ?? []) {
    const type = notification && 'type' in notification ? notification.type : undefined;
    if (type) types[type] = (types[type] ?? 0) + 1;
  }
  return types;
}

/**
 * Counts the types of the newest `count` notifications, the unread ones. All tabs share one query: a tab that needs the
 * counts while another is querying waits for its answer. The unread counter on the server is not reset.
 */
export async function unreadTypes({session, clock}: BaseServices, api: Api, count: number): Promise<UnreadTypes> {
  const key = `unread ${session.userName() ?? ''}`;
  const fetchOrReuse = async () => {
    const database = await api.database.open();
    const known = v.safeParse(storedShape, await database?.get('answers', key));
    if (known.success && known.output.count === count && isRecent(known.output.at, clock.now(), lifetime))
      return known.output.types;
    const types = await queryTypes(api, count);
    // If it cannot be stored, another tab queries for itself.
    await database?.put('answers', {at: clock.now(), count, types}, key).catch(() => undefined);
    return types;
  };
  return withLock('automail-unread', fetchOrReuse, {frozenAfterMs});
}
