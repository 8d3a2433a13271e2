import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  title: 'Filters the activities on the social tab of anime and manga by replies and by those you follow.',
  extendedDescription:
    'Above the activities: tick "Has Replies" or "Following" to see only those, 25 at a time, in place of the site\'s own; untick both to get these back. Following needs a sign-in to Automail. Requests activities from AniList only while a box is ticked, and keeps them for a minute. If you are signed in to Automail, you can like right there.',
  heading: 'Recent Activity',
  hasReplies: 'Has Replies',
  following: 'Following',
  needsSignIn: 'Sign in to Automail in the settings to use this.',
  loading: 'Loading activities…',
  waiting: 'The activities will be filtered when AniList accepts requests again.',
  failed: (reason: string) => `These are all activities, because we couldn't filter them. ${reason}`,
  empty: 'No matching activities',
  moreFailed: (reason: string) => `We couldn't load more activities. ${reason}`,
  more: 'Load More',
  of: ' of ',
  replies: (count: number) => plural(count, {one: '# reply', other: '# replies'}),
  activityPage: 'Go to the page of the activity',
});
