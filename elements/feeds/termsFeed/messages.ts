import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import {formatNumber} from '#domain/text/format';

/** Texts of the page; those with three dots are of rule feed-25. */
export const text = messages({
  name: 'Low-bandwidth feed',
  summary: 'Turns the terms of service page into a feed for slow connections.',
  details:
    "The page /terms shows activities, forum threads or reviews, 25 at a time, to read, like, reply to and write. Each page takes one request. Up to 20 anime you're watching are listed beside it, with a button that adds one episode. You have to be signed in to Automail. A button shows the terms of service. The address /terms?user=NAME&date=2026-01-31 shows what a user did on that day (Japan time).",
  noPictures: 'Show links in place of images; a button next to each loads it',
  needsSignIn: 'This module does not work without signing in to the script',
  signIn: 'Sign in to Automail',
  showPrivacy: "Show AniList's terms",
  showFeed: 'Show feed',
  unread: (count: number) => plural(count, {one: '# unread notification', other: '# unread notifications'}),
  noun: 'the feed',
  notRefreshed: (reason: string) => `The feed wasn't refreshed. ${reason}`,
  notFound: 'Not Found',
  onDay: (day: string) => `Activity on ${day} (Japan time).`,
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
  watchingEmpty: "You aren't watching anything.",
});
