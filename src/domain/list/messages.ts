import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts about list entries. */
export const text = messages({
  episodesBehind: (count: number) => plural(count, {one: '# episode behind', other: '# episodes behind'}),
  recentlyAired: 'Recently aired',
  days: (count: number) => `${count}d`,
  hours: (count: number) => `${count}h`,
  minutes: (count: number) => `${count}m`,
  aboveTotal: "Most likely the database total that's been updated when progress exceeds the total",
  watching: 'Watching',
  reading: 'Reading',
  rewatching: 'Rewatching',
  rereading: 'Rereading',
});

/** Names of the statuses of a list entry, of either type. */
export const statusNames = messages({
  CURRENT: 'Watching/Reading',
  PLANNING: 'Planning',
  COMPLETED: 'Completed',
  PAUSED: 'Paused',
  DROPPED: 'Dropped',
  REPEATING: 'Rewatching/Rereading',
});
