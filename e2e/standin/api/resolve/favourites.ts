import type {UserConnections} from '../store/socialRows';
import type {Context, Resolvers} from './context';
import {connection} from './paging';
import type {PageArgs} from './paging';

const found = <T>(ids: readonly number[], rows: ReadonlyMap<number, T>): {id: number; row: T}[] =>
  ids.flatMap(id => {
    const row = rows.get(id);
    return row ? [{id, row}] : [];
  });

/** A user's favourites, with the page requested for all kinds at once. */
type Chosen = UserConnections & PageArgs;

const edges = <T>(
  ids: readonly number[],
  rows: ReadonlyMap<number, T>,
  [own, args]: readonly [PageArgs, PageArgs],
  context: Context,
): object =>
  connection(found(ids, rows), {...args, page: args.page ?? own.page ?? null}, context, ({id, row}, i) => ({
    id,
    node: row,
    favouriteOrder: i + 1,
    isMain: false,
  }));

/** Resolvers of a user's favourites. */
export const favourites: Resolvers<Chosen> = {
  anime: (row, args: PageArgs, context) => edges(row.anime, context.store.media, [row, args], context),
  manga: (row, args: PageArgs, context) => edges(row.manga, context.store.media, [row, args], context),
  characters: (row, args: PageArgs, context) => edges(row.characters, context.store.characters, [row, args], context),
  staff: (row, args: PageArgs, context) => edges(row.staff, context.store.staff, [row, args], context),
  studios: (row, args: PageArgs, context) => edges(row.studios, context.store.studios, [row, args], context),
};
