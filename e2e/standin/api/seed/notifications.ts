import type {Notification} from '../store/socialRows';
import type {Activity, Comment, Reply, Thread} from '../store/socialRows';
import type {GenerationContext} from './activities';
import {cast} from './members';

/** All types of notification. */
export const notificationTypes = [
  'AIRING',
  'FOLLOWING',
  'ACTIVITY_MESSAGE',
  'ACTIVITY_MENTION',
  'ACTIVITY_REPLY',
  'ACTIVITY_REPLY_SUBSCRIBED',
  'ACTIVITY_LIKE',
  'ACTIVITY_REPLY_LIKE',
  'THREAD_COMMENT_MENTION',
  'THREAD_COMMENT_REPLY',
  'THREAD_SUBSCRIBED',
  'THREAD_COMMENT_LIKE',
  'THREAD_LIKE',
  'RELATED_MEDIA_ADDITION',
  'MEDIA_DATA_CHANGE',
  'MEDIA_MERGE',
  'MEDIA_DELETION',
  'MEDIA_SUBMISSION_UPDATE',
  'STAFF_SUBMISSION_UPDATE',
  'CHARACTER_SUBMISSION_UPDATE',
] as const;

const common: readonly string[] = [
  'ACTIVITY_LIKE',
  'ACTIVITY_LIKE',
  'ACTIVITY_REPLY',
  'AIRING',
  'ACTIVITY_REPLY_LIKE',
  'FOLLOWING',
];
const texts: Readonly<Record<string, string>> = {
  MEDIA_DATA_CHANGE: 'The episode count was corrected.\n\nSource: [official site](https://example.org).',
  MEDIA_MERGE: 'Both entries described the same work.',
  MEDIA_DELETION: 'Not eligible for the database.',
  MEDIA_SUBMISSION_UPDATE: 'Thanks! The cover was too small.',
  STAFF_SUBMISSION_UPDATE: 'No source given.',
  CHARACTER_SUBMISSION_UPDATE: 'Thank you.',
};

/** What notifications can refer to. */
export interface Targets {
  readonly activities: readonly Activity[];
  readonly replies: readonly Reply[];
  readonly threads: readonly Thread[];
  readonly comments: readonly Comment[];
}

interface OwnTargets extends Targets {
  /** The test user's latest activities and received messages, newest first. */
  readonly written: readonly Activity[];
  readonly received: readonly Activity[];
}

function one(
  scene: GenerationContext,
  targets: OwnTargets,
  type: string,
  i: number,
): Omit<Notification, 'id' | 'ownerId' | 'createdAt' | 'type'> {
  const {random} = scene;
  const nothing = {
    userId: null,
    activityId: null,
    threadId: null,
    commentId: null,
    mediaId: null,
    episode: null,
    text: texts[type] ?? null,
  };
  const userId = i < 12 ? cast.other : random.pick(scene.members).id;
  if (type === 'AIRING') return {...nothing, mediaId: random.pick(scene.airing), episode: random.int(1, 12)};
  if (type === 'FOLLOWING') return {...nothing, userId};
  if (type.startsWith('ACTIVITY')) {
    const own = type === 'ACTIVITY_MESSAGE' ? targets.received : targets.written;
    const activity =
      own.length > 0 && type !== 'ACTIVITY_MENTION' ? random.pickFront(own, 2) : random.pick(targets.activities);
    return {...nothing, userId, activityId: activity.id};
  }
  if (type.startsWith('THREAD')) {
    const thread = random.pickFront(targets.threads.slice().reverse(), 2);
    const comment = targets.comments.find(row => row.threadId === thread.id);
    return {...nothing, userId, threadId: thread.id, commentId: type === 'THREAD_LIKE' ? null : (comment?.id ?? null)};
  }
  if (type === 'CHARACTER_SUBMISSION_UPDATE') return {...nothing, commentId: random.pick(scene.characterIds)};
  if (type === 'STAFF_SUBMISSION_UPDATE') return {...nothing, commentId: random.pick(scene.personIds)};
  return {...nothing, mediaId: type === 'MEDIA_DELETION' ? null : random.pick(scene.known).id};
}

/**
 * Generates the test user's notifications. The newest has the highest id, and every type is among the newest twenty.
 */
export function makeNotifications(scene: GenerationContext, targets: Targets): Notification[] {
  const {random} = scene;
  const activities = targets.activities.slice(-6000);
  const newest = (test: (row: Activity) => boolean): Activity[] => activities.filter(test).slice(-40).reverse();
  const written = newest(row => row.userId === cast.member);
  const received = newest(row => row.recipientId === cast.member);
  const recent = {...targets, activities, written, received};
  const count = 260;
  return Array.from({length: count}, (_, n) => {
    const i = count - 1 - n;
    const type = i < 20 ? (notificationTypes[(i * 7) % 20] ?? 'AIRING') : random.pick(common);
    return {
      id: 440_000_000 + n * 977,
      type,
      ownerId: cast.member,
      createdAt: scene.now - 200 - Math.floor(i ** 1.6 * 700),
      ...one(scene, recent, type, i),
    };
  });
}
