import {notFound} from '../errors';
import {fromRawScore} from '../score';
import type {ListEntry, User, ScoreFormat, Media} from '../store/rows';
import type {Args, Context, Resolvers} from './context';
import {isVisible, userById} from './context';
import {privateUser} from '../errors';
import {dateNumber, filterBy, sortBy} from './filter';
import {workSorts} from './workQuery';

type Sort = readonly (string | null)[] | null | undefined;

/** The media of a list entry. */
export const mediaOf = (context: Context, entry: ListEntry): Media | undefined =>
  context.store.media.get(entry.mediaId);

function options(context: Context, entry: ListEntry): User['animeList'] | undefined {
  const owner = context.store.users.get(entry.userId);
  return mediaOf(context, entry)?.type === 'MANGA' ? owner?.mangaList : owner?.animeList;
}

/** Resolvers of list entries. */
export const entryFields: Resolvers<ListEntry> = {
  media: (entry, _args, context) => mediaOf(context, entry),
  user: (entry, _args, context) => userById(context, entry.userId),
  score: (entry, args: {format?: ScoreFormat | null}, context) =>
    fromRawScore(entry.rawScore, args.format ?? context.store.users.get(entry.userId)?.scoreFormat ?? 'POINT_100'),
  customLists: (entry, args: {asArray?: boolean | null}, context) => {
    const names = options(context, entry)?.customLists ?? [];
    if (args.asArray) return names.map(name => ({name, enabled: entry.lists.includes(name)}));
    return names.length === 0 ? null : Object.fromEntries(names.map(name => [name, entry.lists.includes(name)]));
  },
  advancedScores: (entry, _args, context) => {
    const names = options(context, entry)?.advancedScoring ?? [];
    // In the owner's format, as they are saved.
    const format = context.store.users.get(entry.userId)?.scoreFormat ?? 'POINT_100';
    return Object.fromEntries(names.map((name, i) => [name, fromRawScore(entry.advanced[i] ?? 0, format)]));
  },
};

/** The values by which entries can be filtered. */
export const accessors = (context: Context): Parameters<typeof filterBy<ListEntry>>[0] => ({
  id: entry => entry.id,
  mediaId: entry => entry.mediaId,
  userId: entry => entry.userId,
  status: entry => entry.status,
  type: entry => mediaOf(context, entry)?.type ?? null,
  notes: entry => entry.notes ?? '',
  startedAt: entry => dateNumber(entry.startedAt),
  completedAt: entry => dateNumber(entry.completedAt),
});

const ownSorts: Readonly<Record<string, (entry: ListEntry) => string | number | null>> = {
  MEDIA_ID: entry => entry.mediaId,
  SCORE: entry => entry.rawScore,
  STATUS: entry => entry.status,
  PROGRESS: entry => entry.progress,
  PROGRESS_VOLUMES: entry => entry.progressVolumes,
  REPEAT: entry => entry.repeat,
  PRIORITY: entry => entry.priority,
  STARTED_ON: entry => dateNumber(entry.startedAt) || null,
  FINISHED_ON: entry => dateNumber(entry.completedAt) || null,
  ADDED_TIME: entry => entry.createdAt,
  UPDATED_TIME: entry => entry.updatedAt,
};

/** Sorts entries by their own keys or, with the prefix MEDIA_, by a title or the popularity of the media. */
export function sortEntries(entries: ListEntry[], sort: Sort, context: Context, fallback = 'MEDIA_ID'): ListEntry[] {
  const ofWork = Object.entries(workSorts).map(([name, read]) => {
    const key = (entry: ListEntry): string | number | null => {
      const work = mediaOf(context, entry);
      return work ? read(work) : null;
    };
    return [`MEDIA_${name}`, key] as const;
  });
  return sortBy(entries, {...Object.fromEntries(ofWork), ...ownSorts}, sort, fallback);
}

/**
 * The owner of a list.
 * @throws {ApiError} "Private User" for a private user, 404 for a missing one
 */
export function listOwner(args: {userId?: number | null; userName?: string | null}, context: Context): User {
  const member =
    typeof args.userName === 'string'
      ? context.store.userByName(args.userName)
      : context.store.users.get(args.userId ?? 0);
  if (!member) throw notFound();
  if (!isVisible(context, member)) throw member.isPrivate ? privateUser() : notFound();
  return member;
}

/** List entries for MediaList and Page.mediaList. */
export function findEntries(args: Args, context: Context): ListEntry[] {
  const {userName, userId, isFollowing, compareWithAuthList, sort, ...rest} = args;
  const viewer = context.viewer?.id;
  const {store} = context;
  let rows: ListEntry[];
  if (typeof userName === 'string' || typeof userId === 'number')
    rows = store.entriesOfUser(listOwner({userId: userId as number, userName: userName as string}, context).id);
  else if (typeof args.mediaId === 'number') rows = store.entriesOfWork(args.mediaId);
  else if (Array.isArray(args.userId_in)) rows = (args.userId_in as number[]).flatMap(id => store.entriesOfUser(id));
  else if (typeof args.id === 'number') rows = [store.entries.get(args.id)].filter(row => row !== undefined);
  else rows = store.entries.all();
  const matches = filterBy(accessors(context), rest);
  const following =
    isFollowing === true && viewer !== undefined ? new Set(store.connectionsOf(viewer).following) : undefined;
  const shown = rows.filter(entry => {
    if (!matches(entry) || (entry.private && entry.userId !== viewer)) return false;
    if (following && !following.has(entry.userId)) return false;
    const owner = store.users.get(entry.userId);
    if (!owner || !isVisible(context, owner)) return false;
    return !(compareWithAuthList === true && viewer !== undefined) || store.entry(viewer, entry.mediaId) !== undefined;
  });
  return sortEntries(shown, sort as Sort, context);
}
