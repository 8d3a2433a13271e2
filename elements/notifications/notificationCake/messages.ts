import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  dataTitle: 'Notification colors',
  name: 'Notification pie chart',
  summary: 'Shows your unread notifications by type, as a pie chart in place of the dot.',
  details:
    "Each type has a color. You can leave types out: they aren't counted, and if nothing else is unread, the dot is hidden. Nothing is marked as read.",
  unread: (count: number) => plural(count, {one: '# unread notification', other: '# unread notifications'}),
});

/** Names of the types of notification, by their name in the API. */
export const typeNames = messages({
  ACTIVITY_LIKE: 'Likes of activities',
  ACTIVITY_REPLY_LIKE: 'Likes of replies',
  THREAD_COMMENT_LIKE: 'Likes of forum comments',
  THREAD_LIKE: 'Likes of threads',
  THREAD_COMMENT_REPLY: 'Replies in the forum',
  ACTIVITY_REPLY: 'Replies to activities',
  ACTIVITY_MESSAGE: 'Messages',
  FOLLOWING: 'Followers',
  ACTIVITY_MENTION: 'Mentions',
  THREAD_COMMENT_MENTION: 'Mentions in the forum',
  THREAD_SUBSCRIBED: 'Subscribed threads',
  ACTIVITY_REPLY_SUBSCRIBED: 'Subscribed activities',
  RELATED_MEDIA_ADDITION: 'New related anime and manga',
  AIRING: 'Airing episodes',
  MEDIA_DATA_CHANGE: 'Changes to anime and manga',
  MEDIA_MERGE: 'Merged anime and manga',
  MEDIA_DELETION: 'Deleted anime and manga',
  MEDIA_SUBMISSION_UPDATE: 'Your submissions: anime and manga',
  CHARACTER_SUBMISSION_UPDATE: 'Your submissions: characters',
  STAFF_SUBMISSION_UPDATE: 'Your submissions: staff',
  OTHER: 'All other types',
});
