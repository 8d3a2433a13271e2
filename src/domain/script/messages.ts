import {messages} from '#domain/text/messages';

/** Texts of page titles. */
export const text = messages({
  forum: 'Forum',
});

/** Names of the lists of the forum, by their path. */
export const forumLists: Readonly<Record<string, string>> = messages({
  recent: 'Recent Threads',
  new: 'New Threads',
  subscribed: 'Subscribed Threads',
  search: 'Search',
});

/** Names of the forum categories, by id. */
export const forumCategories: Readonly<Record<string, string>> = messages({
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
});
