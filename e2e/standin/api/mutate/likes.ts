import {invalid, notFound} from '../errors';
import {visibleUsers} from '../resolve/activities';
import type {Context, Resolvers} from '../resolve/context';
import {viewerOf} from '../resolve/context';
import type {FavouriteKind, User} from '../store/rows';
import type {Activity, Comment, Reply, Thread, UserConnections} from '../store/socialRows';
import type {Table} from '../store/table';

type Likeable = Activity | Reply | Thread | Comment;

interface LikeArgs {
  readonly id?: number | null;
  readonly type?: string | null;
}

const flip = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id];

function like<T extends Likeable>(table: Table<T>, id: number, viewer: User): T {
  const row = table.get(id);
  if (!row) throw notFound();
  return table.put({...row, likes: flip(row.likes, viewer.id)});
}

function toggle(args: LikeArgs, context: Context): Likeable {
  const viewer = viewerOf(context);
  const {store} = context;
  const id = args.id ?? 0;
  if (args.type === 'THREAD') return like(store.threads, id, viewer);
  if (args.type === 'THREAD_COMMENT') return like(store.comments, id, viewer);
  if (args.type === 'ACTIVITY_REPLY') return like(store.replies, id, viewer);
  if (args.type === 'ACTIVITY') return like(store.activities, id, viewer);
  throw invalid({type: ['The type field is required.']});
}

const favouriteArgs = {
  animeId: 'anime',
  mangaId: 'manga',
  characterId: 'characters',
  staffId: 'staff',
  studioId: 'studios',
} as const satisfies Record<string, FavouriteKind>;

function exists(context: Context, kind: FavouriteKind, id: number): boolean {
  const {store} = context;
  if (kind === 'characters') return store.characters.has(id);
  if (kind === 'staff') return store.staff.has(id);
  if (kind === 'studios') return store.studios.has(id);
  return store.media.get(id)?.type === (kind === 'anime' ? 'ANIME' : 'MANGA');
}

function toggleFavourite(args: Readonly<Record<string, number | null | undefined>>, context: Context): UserConnections {
  const viewer = viewerOf(context);
  let ties = context.store.connectionsOf(viewer.id);
  for (const [name, kind] of Object.entries(favouriteArgs)) {
    const id = args[name];
    if (typeof id !== 'number') continue;
    if (!exists(context, kind, id)) throw notFound();
    context.store.changeFavourites(kind, id, ties[kind].includes(id) ? -1 : 1);
    ties = context.store.connections.put({...ties, [kind]: flip(ties[kind], id)});
  }
  return ties;
}

const orderArgs = {
  anime: 'anime',
  manga: 'manga',
  character: 'characters',
  staff: 'staff',
  studio: 'studios',
} as const satisfies Record<string, FavouriteKind>;

function reorder(
  args: Readonly<Record<string, readonly number[] | null | undefined>>,
  context: Context,
): UserConnections {
  let ties = context.store.connectionsOf(viewerOf(context).id);
  for (const [name, kind] of Object.entries(orderArgs)) {
    const ids = args[`${name}Ids`];
    const order = args[`${name}Order`];
    if (!ids || !order) continue;
    const place = new Map(ids.map((id, i) => [id, order[i] ?? i]));
    const sorted = [...ties[kind]].sort((a, b) => (place.get(a) ?? 1e9) - (place.get(b) ?? 1e9));
    ties = context.store.connections.put({...ties, [kind]: sorted});
  }
  return ties;
}

/** Mutations of likes, follows and favourites. */
export const likeMutations: Resolvers<unknown> = {
  ToggleLike: (_root, args: LikeArgs, context) => visibleUsers(context, toggle(args, context).likes),
  ToggleLikeV2: (_root, args: LikeArgs, context) => toggle(args, context),
  ToggleFavourite: (_root, args: Readonly<Record<string, number | null>>, context) => toggleFavourite(args, context),
  UpdateFavouriteOrder: (_root, args: Readonly<Record<string, readonly number[] | null>>, context) =>
    reorder(args, context),
  ToggleFollow: (_root, args: {userId?: number | null}, context) => {
    const viewer = viewerOf(context);
    const other = context.store.users.get(args.userId ?? 0);
    if (!other) throw notFound();
    const ties = context.store.connectionsOf(viewer.id);
    context.store.connections.put({...ties, following: flip(ties.following, other.id)});
    return other;
  },
};
