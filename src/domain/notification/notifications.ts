import {targetText, text} from './messages';

/** The kinds of notification; `special` is everything else. */
export const notificationKinds = [
  'like',
  'reply',
  'message',
  'likeReply',
  'mention',
  'replyReply',
  'forumCommentLike',
  'forumSubscribedComment',
  'forumCommentReply',
  'forumLike',
  'forumMention',
  'follow',
  'airing',
  'newMedia',
  'special',
] as const;

/** One of the kinds in `notificationKinds`. */
export type NotificationKind = (typeof notificationKinds)[number];

/** The sentences that the site shows after a name, with their kinds. */
const sentences: Readonly<Record<string, NotificationKind>> = {
  'liked your activity.': 'like',
  'replied to your activity.': 'reply',
  'sent you a message.': 'message',
  'liked your activity reply.': 'likeReply',
  'mentioned you in their activity.': 'mention',
  "replied to activity you're subscribed to.": 'replyReply',
  'liked your comment, in the forum thread': 'forumCommentLike',
  'commented in your subscribed forum thread': 'forumSubscribedComment',
  'replied to your comment, in the forum thread': 'forumCommentReply',
  'liked your forum thread,': 'forumLike',
  'mentioned you, in the forum thread': 'forumMention',
  'started following you.': 'follow',
};

const airing = /^Episode \d+ of [\s\S]+ aired\.$/;
const newMediaText = 'was recently added to the site';

interface Wording {
  /** The text after the name; empty if the site's markup has no such part. */
  readonly context: string;
  /** The text of the whole line. */
  readonly line: string;
}

/** Determines the kind of a notification from its wording. Unknown wordings are `special` and shown unchanged. */
export function notificationKindOf({context, line}: Wording): NotificationKind {
  const known = context.trim().replaceAll('’', "'");
  if (Object.hasOwn(sentences, known)) return sentences[known] ?? 'special';
  if (airing.test(line.trim())) return 'airing';
  return line.includes(newMediaText) ? 'newMedia' : 'special';
}

/** Whether it is about a like, which `hideLikes` hides in the grouped view and in the site's own. */
export const isLikeNotification = (kind: NotificationKind) =>
  kind === 'like' || kind === 'likeReply' || kind === 'forumCommentLike' || kind === 'forumLike';

const activityKinds: readonly NotificationKind[] = ['like', 'reply', 'message', 'likeReply', 'mention', 'replyReply'];

/** Whether it is about an activity, which can be previewed and answered in place. */
export const isActivityNotification = (kind: NotificationKind) => activityKinds.includes(kind);

/** Whether it is about a forum thread. */
export const isForumNotification = (kind: NotificationKind) => kind.startsWith('forum');

/** The title of a thread; '[deleted thread]' if the thread was deleted, since the site then shows none. */
export const threadTitle = (title: string) => title.trim() || text.deletedThread;

/** The sentence for several targets of the same kind, by their number; kinds without one keep the site's wording. */
const pluralSentences: Partial<Record<NotificationKind, (count: number) => string>> = targetText;

/** The sentence after the names: the site's own for a single target, otherwise one with the number of targets. */
export const formatSentence = (kind: NotificationKind, context: string, targets: number) =>
  (targets > 1 ? pluralSentences[kind]?.(targets) : undefined) ?? context.trim();
