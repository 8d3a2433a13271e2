import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'Social tab filters',
  summary: 'Filters the activities on the social tab by replies and by users you follow.',
  details:
    'Check "Has Replies" or "Following" to see only those activities, 25 at a time; uncheck both to get AniList\'s own list back. "Following" requires a sign-in to Automail. If you\'re signed in to Automail, you can also like activities there.',
  heading: 'Recent Activity',
  hasReplies: 'Has Replies',
  following: 'Following',
  needsSignIn: 'Sign in to Automail in the settings to use this.',
  filtered: 'the filtered activities',
  failed: (reason: string) => `We couldn't filter the activities, so all of them are shown. ${reason}`,
  empty: 'No matching activities',
  replies: (count: number) => plural(count, {one: '# reply', other: '# replies'}),
  activityPage: 'Go to activity page',
});
