import type {ListEntry} from '../store/rows';
import {Store} from '../store/store';
import {Random} from '../random';
import {makeActivities, makeReplies} from './activities';
import type {GenerationContext} from './activities';
import {makeCatalogue} from './catalogue';
import {makeEntries} from './entries';
import {withFavourites} from './favourites';
import {makeComments, makeThreads} from './forum';
import {makeLandmarks} from './landmarks';
import type {Landmarks} from './landmarks';
import {makeMembers, makeTies} from './members';
import {makeNotifications} from './notifications';
import {addHostileTexts} from './odd';
import {makeRecommendations, makeReviews, makeSubmissions} from './opinions';

/** The generated site: its store, and where to find things in it. */
export interface GeneratedSite {
  readonly store: Store;
  readonly landmarks: Landmarks;
  readonly thread: number;
}

function byUser(entries: readonly ListEntry[]): Map<number, ListEntry[]> {
  const map = new Map<number, ListEntry[]>();
  for (const entry of entries) {
    if (entry.private) continue;
    const known = map.get(entry.userId);
    if (known) known.push(entry);
    else map.set(entry.userId, [entry]);
  }
  return map;
}

/**
 * Dates each completed or dropped entry no earlier than its owner's last activity about it. Those in progress keep their
 * dates, by which airing anime are among the newest.
 */
function dateEntries({activities, entries}: Store) {
  const keyOf = (userId: number, mediaId: number | null) => `${userId} ${mediaId}`;
  const times = new Map<string, number>();
  for (const {userId, mediaId, createdAt} of activities.all()) {
    const key = keyOf(userId, mediaId);
    times.set(key, Math.max(createdAt, times.get(key) ?? 0));
  }
  for (const row of entries.all()) {
    if (row.status !== 'COMPLETED' && row.status !== 'DROPPED') continue;
    const changedAt = times.get(keyOf(row.userId, row.mediaId)) ?? 0;
    if (changedAt > row.updatedAt) entries.put({...row, updatedAt: changedAt});
  }
}

/** Generates the whole site. The same seed and time give the same site; all dates are relative to that time. */
export function generateSite(seed: number, now: number): GeneratedSite {
  const catalogue = makeCatalogue(seed, now);
  const store = new Store(catalogue);
  const random = new Random(seed + 1);
  const members = makeMembers(random, now);
  const entries = makeEntries(random, members, catalogue.works, now);
  const ties = withFavourites(random, makeTies(random, members), members, entries, catalogue);
  const rich = catalogue.works.filter(work => !work.thin && !work.isAdult).sort((a, b) => b.popularity - a.popularity);
  const scene: GenerationContext = {
    random,
    members,
    ties,
    now,
    entriesByUser: byUser(entries),
    works: store.media,
    known: rich.slice(0, 220),
    characterIds: catalogue.characters.slice(0, 500).map(row => row.id),
    personIds: catalogue.staff.slice(0, 300).map(row => row.id),
    airing: rich
      .filter(work => work.nextAiringAt !== null)
      .slice(0, 40)
      .map(work => work.id),
  };
  for (const row of members) store.users.put(row);
  for (const row of ties) store.connections.put(row);
  for (const row of entries) store.entries.put(row);
  const activities = makeActivities(scene);
  const replies = makeReplies(scene, activities);
  const threads = makeThreads(scene);
  const large = threads.filter(row => !row.isLocked && row.mediaIds.length > 0).at(-5)?.id ?? threads[0]?.id ?? 0;
  const comments = makeComments(scene, threads, large);
  for (const row of activities) store.activities.put(row);
  for (const row of replies) store.replies.put(row);
  for (const row of threads) store.threads.put(row);
  for (const row of comments) store.comments.put(row);
  for (const row of makeReviews(scene, rich, 2000)) store.reviews.put(row);
  for (const row of makeRecommendations(scene, rich)) store.recommendations.put(row);
  for (const row of makeSubmissions(scene, rich)) store.submissions.put(row);
  for (const row of makeNotifications(scene, {activities, replies, threads, comments})) store.notifications.put(row);
  const landmarks = makeLandmarks(store, now);
  dateEntries(store);
  addHostileTexts(store);
  store.journal.start();
  return {store, landmarks, thread: large};
}
