import type {ApolloClient} from '@apollo/client';

import type {ComparedEntry, ComparedList} from '#domain/compare/rows';
import {parseListStatus} from '#domain/list/listStatus';
import {toApiError} from '../api/apiError';
import {queryUncached} from '../api/queryUncached';
import {ShapeError} from '../api/shapeLink';
import {createYielder, inSlices, type Yielder} from '../yieldToMain';
import {ComparedListDocument, type ComparedListQuery} from './comparedList.generated';
import {formatOf} from './entryOf';
import {mayChunkingHelp, perChunk} from './fetchLists';
import {KeptTasks} from './keptTasks';
import {otherListsLifetime} from './otherLists';
import {listTypes, type ListType} from './ownList';

type Collection = NonNullable<ComparedListQuery['MediaListCollection']>;
type User = NonNullable<Collection['user']>;
type Group = NonNullable<NonNullable<Collection['lists']>[number]>;
type RawEntry = NonNullable<NonNullable<Group['entries']>[number]>;
type Titles = NonNullable<NonNullable<RawEntry['media']>['title']>;

const asNumber = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
const titlesOf = (title: Titles | null | undefined) => ({
  romaji: asText(title?.romaji),
  native: asText(title?.native),
  english: asText(title?.english),
});

/** Reads an entry; values of the wrong type count as missing. */
function readEntry({mediaId, status, score, progress, media}: RawEntry, type: ListType): ComparedEntry {
  return {
    score: Math.max(asNumber(score) ?? 0, 0),
    status: parseListStatus(asText(status) ?? ''),
    progress: asNumber(progress) ?? 0,
    media: {
      id: mediaId,
      type,
      title: titlesOf(media?.title),
      format: asText(media?.format),
      averageScore: asNumber(media?.averageScore),
      popularity: asNumber(media?.popularity),
    },
  };
}

/** The favourites of the first three pages (rule compare-5). */
const favouritesOf = ({favourites}: User) =>
  Object.values(favourites ?? {}).flatMap(page =>
    page && typeof page === 'object' ? (page.nodes ?? []).flatMap(node => node?.id ?? []) : [],
  );

/** Reads lists in slices, each media once: the first copy counts. */
async function addEntries({lists}: Collection, entries: Map<number, ComparedEntry>, type: ListType, slices: Yielder) {
  if (!Array.isArray(lists)) throw new ShapeError();
  for (const group of lists) {
    if (group === null) continue;
    if (!Array.isArray(group.entries)) throw new ShapeError();
    await inSlices(group.entries as readonly (RawEntry | null)[], slices, raw => {
      if (raw === null) return;
      if (asNumber(raw.mediaId) === undefined) throw new ShapeError();
      if (!entries.has(raw.mediaId)) entries.set(raw.mediaId, readEntry(raw, type));
    });
  }
}

/** Fetches the list of one person, in chunks where the whole is refused (rule lists-14). */
async function fetchList(client: ApolloClient, userName: string, type: ListType, signal: AbortSignal) {
  const about = {userName, type, anime: type === 'ANIME', manga: type === 'MANGA'};
  const ask = async (chunk?: number) => {
    const variables = {...about, ...(chunk === undefined ? {} : {chunk, perChunk})};
    const {MediaListCollection: answer} = await queryUncached(client, ComparedListDocument, variables, {
      priority: 'visible',
      signal,
    });
    if (!answer) throw new ShapeError();
    return answer;
  };
  const slices = createYielder(signal);
  const entries = new Map<number, ComparedEntry>();
  const read = async (answer: Collection) => {
    // Parsing the answer was already a long task.
    await slices.yieldToMain();
    await addEntries(answer, entries, type, slices);
    return answer;
  };
  const answerOf = async () => {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !mayChunkingHelp(error)) throw error;
      return undefined;
    }
  };
  const whole = await answerOf();
  let last = await read(whole ?? (await ask(1)));
  for (let chunk = 2; !whole && last.hasNextChunk === true; chunk += 1) last = await read(await ask(chunk));
  const {user} = last;
  return {
    name: asText(user?.name) ?? userName,
    avatar: asText(user?.avatar?.medium),
    scoreFormat: formatOf(user?.mediaListOptions?.scoreFormat),
    entries,
    favourites: new Set(user ? favouritesOf(user) : []),
  } satisfies ComparedList;
}

const keyOf = (userName: string, type: ListType) => `${userName.toLowerCase()}/${type}`;

/** Lists of the people in comparisons: one request for each person, shared and kept for five minutes. */
export class ComparedLists {
  readonly #client: ApolloClient;
  readonly #kept: KeptTasks<ComparedList>;

  constructor(client: ApolloClient, now: () => number) {
    this.#client = client;
    this.#kept = new KeptTasks(otherListsLifetime, now);
  }

  /**
   * The list of a person. Rejects with an `ApiError`, or the reason of the caller's signal. `refetch`: not the one that is
   * kept.
   */
  of(
    userName: string,
    type: ListType,
    {signal, refetch}: {signal?: AbortSignal; refetch?: boolean} = {},
  ): Promise<ComparedList> {
    const key = keyOf(userName, type);
    if (refetch) this.#kept.drop(key);
    return this.#kept
      .get(key, async end => {
        try {
          return await fetchList(this.#client, userName, type, end);
        } catch (error) {
          throw end.aborted ? end.reason : toApiError(error);
        }
      })
      .join({signal});
  }

  /** Somebody's entries have changed. */
  drop(userName: string) {
    for (const type of listTypes) this.#kept.drop(keyOf(userName, type));
  }

  /** Another account may see different lists, or more of them. */
  forget() {
    this.#kept.forget();
  }
}
