import {messages} from '#domain/text/messages';

/** The kinds of activities, by their names in the block list. */
export const kindNames: Readonly<Record<string, string>> = messages({
  none: 'none',
  all: 'all',
  status: 'status',
  progress: 'progress',
  anime: 'anime',
  manga: 'manga',
  planning: 'planning',
  watching: 'watching',
  reading: 'reading',
  pausing: 'pausing',
  dropping: 'dropping',
  rewatching: 'rewatching',
  rereading: 'rereading',
});

export const text = messages({
  title: 'Hides activities in the home feed by user, anime or manga, and kind.',
  extendedDescription:
    'Each entry of the list names a user, an anime or manga, a kind of activity, or several of these; an activity is hidden if it matches all that an entry names. Requests only the titles of the anime and manga on your list, to show them in the settings. It hides nothing outside the home page and blocks nobody on the site.',
  user: 'User',
  media: 'Media id or address',
  status: 'Kind of activity',
  add: 'Add',
  repeated: 'This is on the list already.',
  invalidId: 'Enter an id of 1 or more, or the address of an anime or manga.',
  list: 'Hidden in the home feed',
  aboutUser: (user: string) => `user ${user}`,
  aboutKind: (kind: string) => `kind ${kindNames[kind] ?? kind}`,
  remove: 'Remove',
  removeEntry: (entry: string) => `Remove ${entry}`,
  empty: 'The list is empty.',
  untitled: (id: number) => `Media ${id}`,
});
