import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import {formatNumber} from '#domain/text/format';

/** Texts of the page; those with three dots are of rule feed-25. */
export const text = messages({
  title: 'Shows a feed for slow connections in place of the terms of service.',
  extendedDescription:
    'On the page /terms: activities, forum threads or reviews, 25 on a page, to read, like, reply to and write. A page is one request to AniList. Beside it are up to 20 anime that you watch, with a button for one more episode. Needs a sign-in to Automail; a button shows the text of the page. `/terms?user=NAME&date=2026-01-31` shows what somebody did on that day in Japan.',
  needsSignIn: 'This module does not work without signing in to the script',
  signIn: 'Sign in to Automail',
  showPrivacy: 'Privacy policy',
  showFeed: 'Show the feed',
  unread: (count: number) => plural(count, {one: '# unread notification', other: '# unread notifications'}),
  loading: 'Loading...',
  waiting: 'The feed will appear when AniList accepts requests again.',
  failed: (reason: string) => `We couldn't load the feed. ${reason}`,
  notRefreshed: (reason: string) => `The feed wasn't refreshed. ${reason}`,
  notFound: 'Not Found',
  onDay: (day: string) => `Activities of ${day} in Japan.`,
  allDays: 'Show all days',
  // Paging
  pages: 'Pages',
  pagesBelow: 'Pages, below the feed',
  page: (page: number) => `Page ${formatNumber(page)}`,
  refresh: 'Refresh',
  previous: 'Previous',
  next: 'Next',
  // Sidebar
  watching: 'Watching',
  watchingEmpty: 'You are not watching anything.',
});
