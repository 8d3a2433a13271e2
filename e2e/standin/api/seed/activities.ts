import type {ListEntry, User, Media} from '../store/rows';
import type {Activity, Reply, UserConnections} from '../store/socialRows';
import {hash, Random} from '../random';
import {cast} from './members';
import {messageTexts, replyTexts, statusTexts} from './sentences';

const total = 20_000;
const firstId = 600_000_000;

/** The words that a list activity uses for a status. */
export function statusText(status: ListEntry['status'], isAnime: boolean): string {
  if (status === 'CURRENT') return isAnime ? 'watched episode' : 'read chapter';
  if (status === 'REPEATING') return isAnime ? 'rewatched episode' : 'reread chapter';
  if (status === 'PLANNING') return isAnime ? 'plans to watch' : 'plans to read';
  if (status === 'PAUSED') return isAnime ? 'paused watching' : 'paused reading';
  return status === 'DROPPED' ? 'dropped' : 'completed';
}

/** Whether activities with this status mention the progress. */
export const mentionsProgress = (status: ListEntry['status']): boolean =>
  status === 'CURRENT' || status === 'REPEATING';

const blank = {
  recipientId: null,
  mediaId: null,
  status: null,
  progress: null,
  text: null,
  isPrivate: false,
  isLocked: false,
  isPinned: false,
};

/** Fills the title and URL of a media item into a sentence. */
export function fillTemplate(text: string, work: Media): string {
  const title = work.english ?? work.romaji ?? work.native ?? 'Untitled';
  const link = `https://anilist.co/${work.type.toLowerCase()}/${String(work.id)}/`;
  return text
    .replaceAll('{title}', title)
    .replaceAll('{link}', link)
    .replaceAll('{n}', String((work.id % 12) + 1));
}

function progressOf(entry: ListEntry, random: Random): string | null {
  if (!mentionsProgress(entry.status) || entry.progress < 1) return null;
  const to = random.int(1, entry.progress);
  return to > 2 && random.chance(0.25)
    ? `${String(to - random.int(1, Math.min(8, to - 1)))} - ${String(to)}`
    : String(to);
}

/** What activities are generated from. */
export interface GenerationContext {
  readonly random: Random;
  readonly members: readonly User[];
  readonly ties: readonly UserConnections[];
  readonly entriesByUser: ReadonlyMap<number, readonly ListEntry[]>;
  readonly works: ReadonlyMap<number, Media>;
  readonly known: readonly Media[];
  readonly characterIds: readonly number[];
  readonly personIds: readonly number[];
  readonly airing: readonly number[];
  readonly now: number;
}

function kind(
  scene: GenerationContext,
  author: User,
): Pick<Activity, 'type' | 'recipientId' | 'mediaId' | 'status' | 'progress' | 'text' | 'isPrivate'> {
  const {random} = scene;
  const draw = random.next();
  const entries = scene.entriesByUser.get(author.id) ?? [];
  if (draw < 0.66 && entries.length > 0) {
    const entry = random.pick(entries);
    const isAnime = scene.works.get(entry.mediaId)?.type === 'ANIME';
    const progress = progressOf(entry, new Random(hash(entry.id, entry.progress)));
    return {
      ...blank,
      type: isAnime ? 'ANIME_LIST' : 'MANGA_LIST',
      mediaId: entry.mediaId,
      status: statusText(entry.status, isAnime),
      progress,
    };
  }
  const work = random.pick(scene.known);
  if (draw < 0.9) return {...blank, type: 'TEXT', text: fillTemplate(random.pick(statusTexts), work)};
  const recipient = random.pick(scene.members).id;
  const recipientId = recipient === author.id ? cast.other : recipient;
  return {
    ...blank,
    type: 'MESSAGE',
    recipientId,
    text: fillTemplate(random.pick(messageTexts), work),
    isPrivate: random.chance(0.1),
  };
}

/** The age of the i-th newest activity in seconds: minutes for the newest, weeks for the oldest. */
const age = (i: number): number => Math.floor(240 + i * 45 + i ** 1.7);

/** Generates the activities, oldest first. The test user and the users they follow wrote a third of them. */
export function makeActivities(scene: GenerationContext): Activity[] {
  const {random, members} = scene;
  const close = new Set([cast.member, ...(scene.ties.find(row => row.id === cast.member)?.following ?? [])]);
  const circle = members.filter(member => close.has(member.id));
  const open = members.filter(member => member.id !== cast.newcomer);
  const ids = members.map(member => member.id);
  const made: Activity[] = [];
  let id = firstId;
  for (let i = total; i > 0; i--) {
    id += random.int(1, 90);
    const author = random.pick(random.chance(0.33) ? circle : open);
    const likes = random.chance(0.5) ? [] : random.sample(ids, Math.floor(1 + random.next() ** 4 * 22));
    made.push({
      ...blank,
      ...kind(scene, author),
      id,
      userId: author.id,
      createdAt: scene.now - age(i),
      likes,
      subscribers: [],
    });
  }
  return made;
}

/** Generates the replies to activities. Text activities get more of them. */
export function makeReplies(scene: GenerationContext, activities: readonly Activity[]): Reply[] {
  const {random, members} = scene;
  const ids = members.map(member => member.id);
  const replies: Reply[] = [];
  let id = 20_000_000;
  for (const activity of activities) {
    if (!random.chance(activity.type === 'TEXT' ? 0.4 : 0.08)) continue;
    const count = Math.floor(1 + random.next() ** 3 * 9);
    for (let i = 0; i < count; i++) {
      id += random.int(1, 60);
      const createdAt = Math.min(scene.now - 30, activity.createdAt + 60 + i * random.int(60, 4000));
      const text = fillTemplate(random.pick(replyTexts), random.pick(scene.known));
      const likes = random.chance(0.7) ? [] : random.sample(ids, random.int(1, 7));
      replies.push({id, activityId: activity.id, userId: random.pick(ids), text, createdAt, likes});
    }
  }
  return replies;
}
