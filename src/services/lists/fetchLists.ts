import type {ApolloClient} from '@apollo/client';

import {createFetch} from '../api/fetch';
import type {Priority} from '../api/rateLimit/priority';
import {ShapeError} from '../api/shapeLink';
import {ListsDocument, type ListsQuery} from './lists.generated';
import {loadCollection, perChunk} from './loadCollection';
import type {ListType, MediaLists} from './ownList';
import {ListReader, type Collection} from './readLists';

/** The lists to fetch, and the options. */
export interface ListQuery {
  readonly userName: string;
  readonly types: readonly ListType[];
  readonly priority: Priority;
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of entries read so far, all types together. */
  readonly read: (entries: number) => void;
  readonly now: () => number;
}

const collectionOf = (data: ListsQuery, type: ListType): Collection | null | undefined =>
  type === 'ANIME' ? data.anime : data.manga;

/**
 * Fetches whole lists.
 * @throws the request's error, or the signal's reason.
 */
export async function fetchLists(
  client: ApolloClient,
  {userName, types, priority, signal, read, now}: ListQuery,
): Promise<ReadonlyMap<ListType, MediaLists>> {
  const readers = new Map(types.map(type => [type, new ListReader(type)]));
  /** The types that have more chunks. */
  let left = types;
  const tell = () => read([...readers.values()].reduce((sum, {size}) => sum + size, 0));
  await loadCollection<ListsQuery>({
    ask: chunk => {
      const asked = {anime: left.includes('ANIME'), manga: left.includes('MANGA'), recent: false};
      const variables = {userName, ...asked, ...(chunk === undefined ? {} : {chunk, perChunk})};
      return createFetch(client)(ListsDocument, variables, {priority, signal, isUnchecked: true});
    },
    read: async (data, slices) => {
      const more: ListType[] = [];
      for (const [type, reader] of readers) {
        const collection = collectionOf(data, type);
        if (collection === undefined) continue;
        if (!collection) throw new ShapeError();
        await reader.add(collection, slices, tell);
        if (collection.hasNextChunk === true) more.push(type);
      }
      left = more;
      return more.length > 0;
    },
    signal,
  });
  const at = now();
  return new Map(Array.from(readers, ([type, reader]) => [type, reader.done(at)]));
}
