import type {NotificationKind} from '#domain/notification/notifications';
import type {NotificationData} from '#host/pages/notifications/anchors';
import type {RequestedField} from './fetch';

/** Time of the notifications in tests (epoch seconds). */
const at = 1_763_000_000;
/** Two hours later, in epoch milliseconds. */
export const now = () => (at + 7200) * 1000;
const user = {__typename: 'User', id: 3, name: 'Tobias', avatar: null};
const likes = {isLiked: false, likes: [user]};

/** A notification about activity 5 caused by Tobias. */
export const notice = (
  kind: NotificationKind,
  context: string,
  more: Partial<NotificationData> = {},
): NotificationData => ({
  kind,
  context,
  unread: false,
  user: 'Tobias',
  picture: '/a.png',
  to: '/activity/5',
  title: '',
  line: `Tobias${context}`,
  at,
  reason: undefined,
  ...more,
});
/** A notification that Tobias liked activity 5. */
export const like = (more: Partial<NotificationData> = {}) => notice('like', ' liked your activity.', more);

/** Resolver for `api.answers` that returns a text activity with this many replies. */
export const activityResponse =
  (replies: number) =>
  ({args}: RequestedField) => [
    {
      __typename: 'TextActivity',
      id: args.id,
      text: `Activity ~!hidden!~ ${args.id}`,
      replyCount: replies,
      ...likes,
      replies: Array.from({length: replies}, (_, index) => ({
        __typename: 'ActivityReply',
        id: 100 + index,
        text: `<p>Reply ${index}</p>`,
        createdAt: at,
        ...likes,
        user,
      })),
    },
  ];
