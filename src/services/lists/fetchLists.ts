import type {ApolloClient} from '@apollo/client';

import {queryUncached} from '../api/queryUncached';
import {toApiError} from '../api/apiError';
import type {Priority} from '../api/rateLimit/priority';
import {ShapeError} from '../api/shapeLink';
import {createYielder} from '../yieldToMain';
import {ListsDocument, type ListsQuery} from './lists.generated';
import type {ListType, MediaLists} from './ownList';
import {ListReader, type Collection} from './readLists';

/** Maximum chunk size of the API (API reference: MediaListCollection). */
export const perChunk = 500;

/** Which lists to fetch, and how. */
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

const request = (
  client: ApolloClient,
  {userName, priority, signal}: ListQuery,
  types: readonly ListType[],
  chunk?: number,
) =>
  queryUncached(
    client,
    ListsDocument,
    {
      userName,
      anime: types.includes('ANIME'),
      manga: types.includes('MANGA'),
      recent: false,
      ...(chunk === undefined ? {} : {chunk, perChunk}),
    },
    {priority, signal},
  );

/** Whether smaller requests might succeed: the API failed, timed out or found the query too complex. */
export function mayChunkingHelp(error: unknown): boolean {
  if (error instanceof ShapeError) return false;
  const {kind, message} = toApiError(error);
  return kind === 'unavailable' || /complexity/i.test(message);
}

type Readings = ReadonlyMap<ListType, ListReader>;

/** Reads an answer. Resolves to the types that have more chunks. */
async function readAnswer(data: ListsQuery, readings: Readings, {signal, read}: ListQuery): Promise<ListType[]> {
  const slices = createYielder(signal);
  // Yield first, because parsing the answer was already a long task.
  await slices.yieldToMain();
  const more: ListType[] = [];
  for (const [type, reading] of readings) {
    const collection = collectionOf(data, type);
    if (collection === undefined) continue;
    if (!collection) throw new ShapeError();
    await reading.add(collection, slices, () => read([...readings.values()].reduce((sum, {size}) => sum + size, 0)));
    if (collection.hasNextChunk === true) more.push(type);
  }
  return more;
}

/**
 * Fetches whole lists in one request, or in chunks of 500 if that fails in a way that smaller answers may avoid
 * (rule lists-14).
 * @throws the request's error, or the signal's reason.
 */
export async function fetchLists(
  client: ApolloClient,
  question: ListQuery,
): Promise<ReadonlyMap<ListType, MediaLists>> {
  const {types, signal, now} = question;
  const readings: Readings = new Map(types.map(type => [type, new ListReader(type)]));
  let data: ListsQuery | undefined;
  try {
    data = await request(client, question, types);
  } catch (error) {
    if (signal?.aborted || !mayChunkingHelp(error)) throw error;
  }
  if (data) await readAnswer(data, readings, question);
  else {
    let left = types;
    for (let chunk = 1; left.length; chunk += 1)
      left = await readAnswer(await request(client, question, left, chunk), readings, question);
  }
  const at = now();
  return new Map(Array.from(readings, ([type, reading]) => [type, reading.done(at)]));
}
