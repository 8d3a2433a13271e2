import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import {formatNumber} from '#domain/text/format';

/** Texts of the page; those with three dots are of rule feed-25. */
export const text = messages({
  title: 'Shows a feed for slow connections in place of the terms of service.',
  extendedDescription:
    'On the page /terms: activities, forum threads or reviews, 25 on a page, to read, like, reply to and write. A page is one request to AniList. At the side are up to 20 anime that you watch, to be raised by one episode. Needs a sign-in to Automail; a button shows the text of the page. The page, the user, the day and the filters are in the address: `/terms?user=NAME&date=2026-01-31` shows what somebody did on that day in Japan.',
  needsSignIn: 'This module does not work without signing in to the script',
  signIn: 'Sign in to Automail',
  showPrivacy: 'Privacy policy',
  showFeed: 'Show the feed',
  unread: (count: number) => plural(count, {one: '# unread notification', other: '# unread notifications'}),
  loading: 'Loading...',
  waiting: 'The feed will appear when AniList accepts requests again.',
  failed: (reason: string) => `We couldn't load the feed. ${reason}`,
  notRefreshed: (reason: string) => `The feed wasn't refreshed. ${reason}`,
  empty: 'Nothing here.',
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
  // Entries
  of: ' of ',
  recipient: 'to {user}',
  replies: (count: number) => plural(count, {one: '# reply', other: '# replies'}),
  repliesTo: 'Replies',
  you: 'You',
  edit: 'Edit',
  remove: 'Delete',
  reallyRemove: 'Delete this activity for good?',
  keep: 'Keep it',
  removing: 'Deleting…',
  notRemoved: (reason: string) => `Not deleted: ${reason}`,
  showText: 'Show the text',
  hideText: 'Hide the text',
  review: 'Review of {media} by {user}',
  rating: (liked: number, all: number) => `${formatNumber(liked)} of ${formatNumber(all)} liked this review`,
  thread: (id: number) => `Thread ${id}`,
  noSummary: 'Read the review',
  // Sidebar
  watching: 'Watching',
  watchingWaiting: 'Your anime will appear when AniList accepts requests again.',
  watchingEmpty: 'You are not watching anything.',
});

/** Texts of the filters (rules feed-16 and feed-25). */
export const filterText = messages({
  filters: 'Filters',
  global: 'Global',
  text: 'Text posts',
  replies: 'Has replies',
  forum: 'Forum',
  reviews: 'Reviews',
  user: 'User',
  userName: 'Name of the user',
  media: 'Media',
  mediaTitle: 'Title of the anime or manga',
  show: 'Show',
  search: 'Search',
  searching: 'Searching...',
  noResults: 'No results found',
  results: 'Anime and manga found',
  chosen: (title: string) => `Media: ${title}`,
});

/** Texts of the field for writing. */
export const writeText = messages({
  status: 'Write a status…',
  message: (name: string) => `Write a message to ${name}…`,
  edit: 'Your activity',
  publish: 'Publish',
  cancel: 'Cancel',
  publishing: 'Publishing...',
  sending: 'Sending Message...',
  loadFailed: 'Failed to load activity',
  notImplemented: 'Sorry, not implemented yet',
});
