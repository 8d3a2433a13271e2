import {expect, type Page} from '@playwright/test';

import {queryAs, type QueryApi, tokenOf} from './api';
import type {OutboxHarness} from './harness';
import {ExpectedState, type WriteTargets} from './plannedWrites';
import {startStandIn} from './server';
import {bundleHarness} from './writesMeans';
import {ServerLedger} from './writesLedger';

const window = 1200;

interface Found {
  list: {mediaList: {id: number; mediaId: number; progress: number; media: {isFavourite: boolean}}[]};
  feed: {activities: {id?: number; isLiked?: boolean; isLocked?: boolean}[]};
  threads: {threads: {id: number; isLiked: boolean; isLocked: boolean | null}[]};
  users: {users: {id: number; name: string}[]};
}

const question = `query ($userName: String) {
  list: Page(perPage: 4) { mediaList(userName: $userName, type: ANIME) { id mediaId progress media { isFavourite } } }
  feed: Page(perPage: 20) { activities(type: TEXT, sort: [ID_DESC]) { ... on TextActivity { id isLiked isLocked } } }
  threads: Page(perPage: 10) { threads { id isLiked isLocked } }
  users: Page(perPage: 12) { users(sort: [ID]) { id name } }
}`;

const post = 'mutation ($text: String) { SaveTextActivity(text: $text) { id } }';

/** Up to three users who accept messages from the test's user, found by writing to them. */
async function recipients(ask: QueryApi, users: Found['users']['users'], self: number) {
  const taken: Found['users']['users'] = [];
  const message = 'mutation ($id: Int) { SaveMessageActivity(recipientId: $id, message: "Hello there.") { id } }';
  for (const user of users.filter(({id}) => id !== self)) {
    if (taken.length === 3) break;
    await ask(message, {id: user.id}).then(
      () => taken.push(user),
      () => undefined,
    );
  }
  return taken;
}

async function lookAround(ask: QueryApi, userName: string, self: number) {
  const {list, feed, threads, users} = await ask<Found>(question, {userName});
  const activities = feed.activities.filter(each => each.id !== undefined && !each.isLocked).slice(0, 3);
  const open = threads.threads.filter(({isLocked}) => !isLocked).slice(0, 2);
  const members = await recipients(ask, users.users, self);
  const own: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const {SaveTextActivity} = await ask<{SaveTextActivity: {id: number}}>(post, {text: `To be deleted: ${count}`});
    own.push(SaveTextActivity.id);
  }
  const cast: WriteTargets = {
    entries: list.mediaList.map(({mediaId}) => mediaId),
    activities: activities.map(({id}) => id ?? 0),
    threads: open.map(({id}) => id),
    members: members.map(({id}) => id),
    own,
  };
  const initial = new Map<string, unknown>([
    ...list.mediaList.map(({mediaId, progress}) => [`entry:${mediaId}`, progress] as const),
    ...activities.map(({id, isLiked}) => [`ACTIVITY:${id ?? 0}`, isLiked] as const),
    ...open.map(({id, isLiked}) => [`THREAD:${id}`, isLiked] as const),
    ...list.mediaList.map(({mediaId, media}) => [`favourite:${mediaId}`, media.isFavourite] as const),
  ]);
  const mediaOf = new Map(list.mediaList.map(({id, mediaId}) => [id, mediaId]));
  return {cast, initial, mediaOf};
}

const waiting = (page: Page): ReturnType<OutboxHarness['storedWrites']> =>
  page.evaluate(async () => (await globalThis.writesHarness?.storedWrites()) ?? []);

/** Starts a stand-in and collects the targets that its user may write to. */
export async function prepareOutboxScenario() {
  const standIn = await startStandIn('--window', String(window), '--limit', '100000');
  const {user} = await standIn.control<{user: string}>('ids.json');
  const token = await tokenOf(standIn, user);
  const ask = queryAs(standIn, token);
  const {Viewer} = await ask<{Viewer: {id: number}}>('{ Viewer { id } }');
  const {cast, initial, mediaOf} = await lookAround(ask, user, Viewer.id);
  const prepared = (await standIn.control<unknown[]>('ledger')).length;
  const intentions = new ExpectedState(initial);
  const refused: string[] = [];
  const given = JSON.stringify({token, id: Viewer.id, name: user});
  return {
    standIn,
    cast,
    intentions,
    scripts: [
      `globalThis.automailStandIn = {rateWindow: ${window}}; globalThis.writesGiven = ${given};`,
      await bundleHarness(),
    ],
    /** The number of writes in progress when the browser was killed. */
    async countInFlight(page: Page | undefined) {
      return page ? (await waiting(page)).filter(({state}) => state === 'sent').length : 0;
    },
    /** Waits until the outbox is empty, and answers like a user who checks whether a post exists. */
    async waitUntilEmpty(page: Page) {
      await expect
        .poll(
          async () => {
            const writes = await waiting(page);
            const ledger = await ServerLedger.read(standIn, prepared);
            for (const {id, kind, state, payload, message} of writes) {
              const {text} = payload as {text?: string};
              const name = {
                postActivity: 'SaveTextActivity',
                postReply: 'SaveActivityReply',
                postMessage: 'SaveMessageActivity',
              };
              const isThere = ledger.countPosts(Reflect.get(name, kind) as string, text ?? '') > 0;
              if (state === 'refused') refused.push(`${kind}: ${message ?? ''}`);
              if (state === 'unconfirmed')
                await page.evaluate(
                  ([key, there]) => globalThis.writesHarness?.decide(key, there ? 'there' : 'again'),
                  [id, isThere] as const,
                );
            }
            return writes.filter(({state}) => state !== 'refused').length;
          },
          {timeout: 0, intervals: [500]},
        )
        .toBe(0);
    },
    async results() {
      const ledger = await ServerLedger.read(standIn, prepared);
      const posts = [...intentions.targets.keys()].filter(name => name.startsWith('Save'));
      const doubled = posts.filter(name => {
        const at = name.indexOf(':');
        return ledger.countPosts(name.slice(0, at), name.slice(at + 1)) > 1;
      });
      const wrong = intentions.mismatches(name => ledger.stateOf(name, initial.get(name) ?? false, mediaOf));
      return {wrong, doubled, refused: [...new Set(refused)]};
    },
  };
}
