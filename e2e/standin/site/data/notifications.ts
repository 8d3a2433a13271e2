import {load} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {userBrief} from './fragments';
import type {Media, PageInfo, User} from './types';
import type {Thread} from './socialTypes';

/** A notification of any of the twenty types. Fields that a type does not have are missing. */
export interface Notification {
  __typename: string;
  id: number;
  type: string;
  createdAt: number;
  context?: string | null;
  contexts?: string[] | null;
  episode?: number;
  activityId?: number;
  commentId?: number;
  reason?: string | null;
  notes?: string | null;
  status?: string | null;
  deletedMediaTitle?: string | null;
  deletedMediaTitles?: string[] | null;
  user?: User | null;
  media?: Media | null;
  thread?: Thread | null;
}

const media = 'media { id type title { userPreferred } coverImage { medium } }';
const user = `user { ${userBrief} }`;
const base = 'id type createdAt';
const activity = `${base} context activityId ${user}`;
const thread = `${base} context thread { id title } ${user}`;
const kinds: Record<string, string> = {
  AiringNotification: `${base} episode contexts ${media}`,
  FollowingNotification: `${base} context ${user}`,
  ActivityMessageNotification: activity,
  ActivityMentionNotification: activity,
  ActivityReplyNotification: activity,
  ActivityReplySubscribedNotification: activity,
  ActivityLikeNotification: activity,
  ActivityReplyLikeNotification: activity,
  ThreadCommentMentionNotification: `${thread} commentId`,
  ThreadCommentReplyNotification: `${thread} commentId`,
  ThreadCommentSubscribedNotification: `${thread} commentId`,
  ThreadCommentLikeNotification: `${thread} commentId`,
  ThreadLikeNotification: thread,
  RelatedMediaAdditionNotification: `${base} context ${media}`,
  MediaDataChangeNotification: `${base} context reason ${media}`,
  MediaMergeNotification: `${base} context reason deletedMediaTitles ${media}`,
  MediaDeletionNotification: `${base} context reason deletedMediaTitle`,
  MediaSubmissionUpdateNotification: `${base} contexts notes status ${media}`,
  StaffSubmissionUpdateNotification: `${base} contexts notes status`,
  CharacterSubmissionUpdateNotification: `${base} contexts notes status`,
};
const selections = Object.entries(kinds).map(([name, fields]) => `... on ${name} { ${fields} }`);

/** The filters of the notifications page, with the types each one includes. */
export const notificationFilters: readonly {name: string; types: string[] | null}[] = [
  {name: 'All', types: null},
  {name: 'Airing', types: ['AIRING']},
  {
    name: 'Activity',
    types: [
      'ACTIVITY_MESSAGE',
      'ACTIVITY_MENTION',
      'ACTIVITY_REPLY',
      'ACTIVITY_REPLY_SUBSCRIBED',
      'ACTIVITY_LIKE',
      'ACTIVITY_REPLY_LIKE',
    ],
  },
  {
    name: 'Forum',
    types: [
      'THREAD_COMMENT_MENTION',
      'THREAD_COMMENT_REPLY',
      'THREAD_SUBSCRIBED',
      'THREAD_COMMENT_LIKE',
      'THREAD_LIKE',
    ],
  },
  {name: 'Follows', types: ['FOLLOWING']},
  {name: 'Media', types: ['RELATED_MEDIA_ADDITION', 'MEDIA_DATA_CHANGE', 'MEDIA_MERGE', 'MEDIA_DELETION']},
];

/** Loads a page of notifications. Loading the first page without a filter resets the unread count. */
export async function loadNotifications(filter: string, page: number): Promise<PageOf<Notification>> {
  const types = notificationFilters.find(one => one.name === filter)?.types;
  const {Page} = await load<{Page: PageInfo & {notifications: Notification[]}}>(
    `query Notifications($page: Int, $types: [NotificationType], $reset: Boolean) {
      Page(page: $page, perPage: 20) { pageInfo { hasNextPage }
        notifications(type_in: $types, resetNotificationCount: $reset) { __typename ${selections.join(' ')} } }
    }`,
    {page, ...(types ? {types} : {}), reset: page === 1 && !types},
  );
  return {items: Page.notifications.filter(one => one?.id), hasNextPage: Page.pageInfo?.hasNextPage === true};
}
