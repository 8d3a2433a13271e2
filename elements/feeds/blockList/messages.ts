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
  name: 'Block list',
  summary: 'Hides activities in the home feed by user, by anime or manga, and by type.',
  details:
    "Each entry names a user, an anime or manga, an activity type, or several of these, and hides the activities that match all of them. The list works only on the home page and doesn't block users on AniList.",
  user: 'User (name or address)',
  media: 'Anime or manga (ID or address)',
  status: 'Activity type',
  add: 'Add',
  repeated: 'This is already on the list.',
  invalidId: 'Enter an ID of 1 or more, or the address of an anime or manga.',
  list: 'Hidden from the home feed',
  aboutUser: (user: string) => `user ${user}`,
  aboutKind: (kind: string) => `type ${kindNames[kind] ?? kind}`,
  remove: 'Remove',
  removeEntry: (entry: string) => `Remove ${entry}`,
  empty: 'This list is empty.',
  untitled: (id: number) => `No. ${id}`,
});
