import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import {formatNumber} from '#domain/text/format';
import {build} from '#platform/platform';

export const text = messages({
  name: 'Grouped notifications',
  summary: 'Groups notifications, and shows previews and replies in place.',
  details:
    "Users who did the same thing share a line, and so do several things that one user did. If you're signed in to Automail, you can like and reply right there. AniList's own list stays one click away.",
  list: 'Notifications',
  unread: 'Unread: ',
  previewsWaiting: 'Previews will appear when AniList accepts more requests.',
  onlyLikes: 'All notifications here are likes, and likes are hidden.',
  loadMore: 'Load more',
  signIn: 'Sign in to AniList to see your notifications.',
  empty: 'You have no notifications yet.',
  unknownMarkup: "We couldn't group your notifications because AniList's page has changed. This is AniList's own list.",
  seeGrouped: `Show ${build.name}'s list`,
  seeNative: "Show AniList's list",
  hideLikes: 'Hide like notifications',
  showReason: 'Show reason',
  twoNames: '{first} and {second}',
  threeNames: '{first}, {second} and {third}',
  namesAndOthers: '{first}, {second} and {others}',
  others: (count: number) => plural(count, {one: '# other', other: '# others'}),
  media: 'Anime or manga',
  activity: 'Activity',
  noPreview: 'No preview',
  deletedActivity: '[deleted activity]',
});

/** Texts of the replies to an activity. */
export const replyText = messages({
  section: 'Replies',
  list: 'Replies to this activity',
  show: 'Show replies',
  hide: 'Hide replies',
  you: 'You',
  someone: 'Someone',
  last: (shown: number, all: number) => `Last ${formatNumber(shown)} of ${formatNumber(all)} replies`,
  empty: 'No replies yet.',
  signIn: '{link} to like and reply here.',
  signInLink: 'Sign in to Automail',
});

/** Texts about users whose notifications are left out. */
export const softBlockText = messages({
  explanation:
    "Leave users out of the grouped list and the pie chart. AniList's own list and its number stay complete.",
  user: 'User name',
  add: 'Add',
  repeated: 'This user is already in the list.',
  list: 'Users left out',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  hidden: (count: number) => plural(count, {one: '# hidden', other: '# hidden'}),
  hideAgain: (count: number) => plural(count, {one: 'Hide # again', other: 'Hide # again'}),
});
