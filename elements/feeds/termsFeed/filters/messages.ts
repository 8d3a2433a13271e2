import {messages} from '#domain/text/messages';

/** Texts of the filters (rules feed-16 and feed-25). */
export const text = messages({
  filters: 'Filters',
  global: 'Global',
  text: 'Text posts',
  replies: 'Has replies',
  forum: 'Forum',
  reviews: 'Reviews',
  user: 'User',
  userName: 'User name',
  media: 'Anime or manga',
  chosen: (title: string) => `Only ${title}`,
  mediaTitle: 'Title',
  show: 'Show',
  search: 'Search',
  searching: 'Searching...',
  noResults: 'No results found',
  results: 'Search results',
});
