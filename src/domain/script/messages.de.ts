import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  forum: 'Forum',
};

// These name the lists and categories as AniList's own pages do.
export const forumLists: Translation<typeof english.forumLists> = {
  recent: 'Recent Threads',
  new: 'New Threads',
  subscribed: 'Subscribed Threads',
  search: 'Search',
};

export const forumCategories: Translation<typeof english.forumCategories> = {
  1: 'Anime',
  2: 'Manga',
  3: 'Light Novels',
  4: 'Visual Novels',
  5: 'Release Discussion',
  7: 'General',
  8: 'News',
  9: 'Music',
  10: 'Gaming',
  11: 'Site Feedback',
  12: 'Bug Reports',
  13: 'Announcements',
  15: 'Recommendations',
  16: 'Forum Games',
  17: 'Misc',
  18: 'AniList Apps',
};
