import type {Notification} from '../store/socialRows';
import type {Args, Context, Resolvers} from './context';
import {userById, viewerOf} from './context';
import {preferredTitle} from './work';

/** The sentence after the user's name, with its leading and trailing spaces. */
const contexts: Readonly<Record<string, string>> = {
  FOLLOWING: ' started following you.',
  ACTIVITY_MESSAGE: ' sent you a message.',
  ACTIVITY_MENTION: ' mentioned you in their activity.',
  ACTIVITY_REPLY: ' replied to your activity.',
  ACTIVITY_REPLY_SUBSCRIBED: " replied to activity you're subscribed to.",
  ACTIVITY_LIKE: ' liked your activity.',
  ACTIVITY_REPLY_LIKE: ' liked your activity reply.',
  THREAD_COMMENT_MENTION: ' mentioned you, in the forum thread ',
  THREAD_COMMENT_REPLY: ' replied to your comment, in the forum thread ',
  THREAD_SUBSCRIBED: ' commented in your subscribed forum thread ',
  THREAD_COMMENT_LIKE: ' liked your comment, in the forum thread ',
  THREAD_LIKE: ' liked your forum thread, ',
  RELATED_MEDIA_ADDITION: ' was recently added to the site.',
  MEDIA_DATA_CHANGE: ' received site data changes',
  MEDIA_MERGE: ' was merged into ',
  MEDIA_DELETION: ' was deleted from the site.',
};

const submissions: Readonly<Record<string, string>> = {
  MEDIA_SUBMISSION_UPDATE: 'MediaSubmissionUpdateNotification',
  STAFF_SUBMISSION_UPDATE: 'StaffSubmissionUpdateNotification',
  CHARACTER_SUBMISSION_UPDATE: 'CharacterSubmissionUpdateNotification',
};

/** The union member for a notification. */
export function notificationType(row: Notification): string {
  const named = submissions[row.type];
  if (named) return named;
  if (row.type === 'THREAD_SUBSCRIBED') return 'ThreadCommentSubscribedNotification';
  const words = row.type.toLowerCase().split('_');
  return `${words.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Notification`;
}

/** One set of resolvers for all types; each type uses the fields it has. */
export const notificationFields: Resolvers<Notification> = {
  context: row => contexts[row.type] ?? null,
  contexts: row => (row.type === 'AIRING' ? ['Episode ', ' of ', ' aired.'] : ['Your submission for ', ' was ', '.']),
  user: (row, _args, context) => userById(context, row.userId),
  userId: row => row.userId ?? 0,
  activity: (row, _args, context) =>
    row.activityId === null ? null : (context.store.activities.get(row.activityId) ?? null),
  message: (row, _args, context) =>
    row.activityId === null ? null : (context.store.activities.get(row.activityId) ?? null),
  activityId: row => row.activityId ?? 0,
  thread: (row, _args, context) => (row.threadId === null ? null : (context.store.threads.get(row.threadId) ?? null)),
  threadId: row => row.threadId ?? 0,
  comment: (row, _args, context) =>
    row.commentId === null ? null : (context.store.comments.get(row.commentId) ?? null),
  commentId: row => row.commentId ?? 0,
  media: (row, _args, context) => (row.mediaId === null ? null : (context.store.media.get(row.mediaId) ?? null)),
  mediaId: row => row.mediaId ?? 0,
  animeId: row => row.mediaId ?? 0,
  episode: row => row.episode ?? 0,
  reason: row => row.text,
  notes: row => row.text,
  status: row => (row.id % 3 === 0 ? 'rejected' : 'accepted'),
  deletedMediaTitle: () => 'Kieta Hoshi no Monogatari',
  deletedMediaTitles: () => ['Kuro Neko to Majo (duplicate)', 'Black Cat & Witch'],
  submittedTitle: (row, _args, context) => {
    const work = row.mediaId === null ? undefined : context.store.media.get(row.mediaId);
    return work ? preferredTitle(work, context.viewer?.titleLanguage) : null;
  },
  character: (row, _args, context) => context.store.characters.get(row.commentId ?? 0) ?? null,
  staff: (row, _args, context) => context.store.staff.get(row.commentId ?? 0) ?? null,
};

/** The viewer's notifications, newest first. Resets the unread count if requested. */
export function findNotifications(args: Args, context: Context): Notification[] {
  const viewer = viewerOf(context);
  if (args.resetNotificationCount === true) {
    const row = context.store.users.get(viewer.id);
    if (row) context.store.users.put({...row, unread: 0});
  }
  const some = args.type_in as string[] | null | undefined;
  return context.store
    .notificationsOf(viewer.id)
    .filter(row => (typeof args.type !== 'string' || row.type === args.type) && (!some || some.includes(row.type)))
    .sort((a, b) => b.id - a.id);
}
