import type {CharacterRole, Media} from '../store/rows';
import type {Resolvers} from './context';
import {sortBy} from './filter';
import {connection} from './paging';
import type {PageArgs} from './paging';

const roles: readonly CharacterRole['role'][] = ['MAIN', 'SUPPORTING', 'BACKGROUND'];

/** Resolvers of a media item's connections. */
export const connected: Resolvers<Media> = {
  relations: (work, _args, context) => {
    const rows = context.store.catalogue.relations.get(work.id) ?? [];
    return connection(rows, {perPage: 25}, context, (row, i) => ({
      id: work.id * 100 + i,
      node: context.store.media.get(row.workId),
      relationName: context.switches.has('unknownMembers') && i === 0 ? 'SHARED_DREAM' : row.type,
    }));
  },
  characters: (work, args: PageArgs & {role?: string | null; sort?: readonly (string | null)[] | null}, context) => {
    const parts = (context.store.rolesOfMedia.get(work.id) ?? []).filter(part => !args.role || part.role === args.role);
    const keys = {
      ID: (part: CharacterRole) => part.characterId,
      ROLE: (part: CharacterRole) => roles.indexOf(part.role),
      RELEVANCE: (part: CharacterRole) => roles.indexOf(part.role),
      FAVOURITES: (part: CharacterRole) => context.store.characters.get(part.characterId)?.favourites ?? 0,
    };
    return connection(sortBy([...parts], keys, args.sort, 'ROLE'), args, context, part => ({
      id: work.id * 1000 + (part.characterId % 1000),
      node: context.store.characters.get(part.characterId),
      role: part.role,
      name: null,
      media: [work],
      part,
    }));
  },
  staff: (work, args: PageArgs & {sort?: readonly (string | null)[] | null}, context) =>
    connection(context.store.creditsOfMedia.get(work.id) ?? [], args, context, (row, i) => ({
      id: work.id * 1000 + i,
      node: context.store.staff.get(row.personId),
      role: row.role,
    })),
  studios: (work, args: {isMain?: boolean | null}, context) => {
    const rows = work.studioIds
      .map((id, i) => ({id, isMain: i === 0}))
      .filter(row => args.isMain === undefined || args.isMain === null || row.isMain === args.isMain);
    return connection(rows, {perPage: 25}, context, row => ({
      id: row.id,
      node: context.store.studios.get(row.id),
      isMain: row.isMain,
    }));
  },
  reviews: (work, args: PageArgs & {limit?: number | null; sort?: readonly (string | null)[] | null}, context) => {
    const rows = context.store.reviewsOfWork(work.id).filter(row => !row.private);
    const keys = {
      ID: (row: (typeof rows)[number]) => row.id,
      RATING: (row: (typeof rows)[number]) => row.rating,
      SCORE: (row: (typeof rows)[number]) => row.score,
    };
    const sorted = sortBy(rows, keys, args.sort, 'ID_DESC');
    return connection(args.limit ? sorted.slice(0, args.limit) : sorted, args, context, row => ({node: row}));
  },
  recommendations: (work, args: PageArgs & {sort?: readonly (string | null)[] | null}, context) => {
    const rows = context.store.recommendationsOf(work.id);
    const keys = {
      ID: (row: (typeof rows)[number]) => row.id,
      RATING: (row: (typeof rows)[number]) => row.rating + row.up.length - row.down.length,
    };
    return connection(sortBy(rows, keys, args.sort, 'RATING_DESC'), args, context, row => ({node: row}));
  },
};
