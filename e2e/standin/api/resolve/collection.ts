import {ApiError} from '../errors';
import type {ListEntry, User} from '../store/rows';
import type {Args, Context} from './context';
import {accessors, listOwner, sortEntries, mediaOf} from './entries';
import {filterBy, omit} from './filter';

type Sort = readonly (string | null)[] | null | undefined;

/** One list of a list collection. */
export interface ListGroup {
  readonly name: string;
  readonly isCustomList: boolean;
  readonly isSplitCompletedList: boolean;
  readonly status: string | null;
  readonly entries: ListEntry[];
}

const statusNames = {
  ANIME: {
    CURRENT: 'Watching',
    REPEATING: 'Rewatching',
    COMPLETED: 'Completed',
    PAUSED: 'Paused',
    DROPPED: 'Dropped',
    PLANNING: 'Planning',
  },
  MANGA: {
    CURRENT: 'Reading',
    REPEATING: 'Rereading',
    COMPLETED: 'Completed',
    PAUSED: 'Paused',
    DROPPED: 'Dropped',
    PLANNING: 'Planning',
  },
} as const;

const formatNames: Readonly<Record<string, string>> = {
  TV: 'TV',
  TV_SHORT: 'TV Short',
  MOVIE: 'Movie',
  SPECIAL: 'Special',
  OVA: 'OVA',
  ONA: 'ONA',
  MUSIC: 'Music',
  MANGA: 'Manga',
  NOVEL: 'Novel',
  ONE_SHOT: 'One Shot',
};

function grouped(
  entries: readonly ListEntry[],
  keep: User['animeList'],
  type: 'ANIME' | 'MANGA',
  context: Context,
  single: boolean,
): ListGroup[] {
  const groups = new Map<string, ListGroup>();
  const into = (name: string, group: Omit<ListGroup, 'name' | 'entries'>, entry: ListEntry): void => {
    const known = groups.get(name);
    if (known) known.entries.push(entry);
    else groups.set(name, {name, ...group, entries: [entry]});
  };
  const split = keep.splitCompletedSectionByFormat && !single;
  for (const entry of entries) {
    if (!entry.hiddenFromStatusLists) {
      const isSplit = split && entry.status === 'COMPLETED';
      const format = isSplit ? ` ${formatNames[mediaOf(context, entry)?.format ?? ''] ?? ''}` : '';
      into(
        statusNames[type][entry.status] + format,
        {isCustomList: false, isSplitCompletedList: isSplit, status: entry.status},
        entry,
      );
    }
    for (const name of entry.lists) into(name, {isCustomList: true, isSplitCompletedList: false, status: null}, entry);
  }
  return [...groups.values()];
}

/** MediaListCollection: the status lists and custom lists of one media type, in chunks if requested. */
export function listCollection(args: Args, context: Context): {user: User; lists: ListGroup[]; hasNextChunk: boolean} {
  if (args.type !== 'ANIME' && args.type !== 'MANGA') throw new ApiError('Argument type is required', 400);
  const user = listOwner(args, context);
  const {chunk, perChunk, forceSingleCompletedList, sort} = args;
  const rest = omit(args, ['chunk', 'perChunk', 'sort', 'userName', 'userId']);
  const own = context.viewer?.id === user.id;
  const matches = filterBy(accessors(context), rest);
  const all = context.store.entriesOfUser(user.id).filter(entry => matches(entry) && (own || !entry.private));
  const sorted = sortEntries(all, sort as Sort, context);
  const size = Math.min(500, typeof perChunk === 'number' && perChunk > 0 ? perChunk : 500);
  const at = typeof chunk === 'number' ? Math.max(1, chunk) : 0;
  const part = at ? sorted.slice((at - 1) * size, at * size) : sorted.slice(0, 11_000);
  const keep = args.type === 'ANIME' ? user.animeList : user.mangaList;
  return {
    user,
    lists: grouped(part, keep, args.type, context, forceSingleCompletedList === true),
    hasNextChunk: at > 0 && sorted.length > at * size,
  };
}
