import type {ApolloClient} from '@apollo/client';

import type {ComparedEntry, ComparedList} from '#domain/compare/rows';
import {parseListStatus} from '#domain/list/listStatus';
import {createFetch} from '../api/fetch';
import {ShapeError} from '../api/shapeLink';
import {ComparedListDocument, type ComparedListQuery} from './comparedList.generated';
import {loadCollection, perChunk, visitEntries} from './loadCollection';
import type {ListType} from './ownList';
import {formatOf} from './scoreFormat';

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

/** The favourites of the first three pages of 25. */
const favouritesOf = ({favourites}: User) =>
  Object.values(favourites ?? {}).flatMap(page =>
    page && typeof page === 'object' ? (page.nodes ?? []).flatMap(node => node?.id ?? []) : [],
  );

/**
 * Fetches the list of one user for a comparison. Each media item counts once, in its first copy.
 * @throws the request's error, or the signal's reason.
 */
export async function fetchCompared(client: ApolloClient, userName: string, type: ListType, signal: AbortSignal) {
  const about = {userName, type, anime: type === 'ANIME', manga: type === 'MANGA'};
  const entries = new Map<number, ComparedEntry>();
  let user: User | null | undefined;
  await loadCollection<Collection | null>({
    async ask(chunk) {
      const variables = {...about, ...(chunk === undefined ? {} : {chunk, perChunk})};
      const options = {priority: 'visible', signal, isUnchecked: true} as const;
      return (await createFetch(client)(ComparedListDocument, variables, options)).MediaListCollection;
    },
    async read(answer, slices) {
      if (!answer) throw new ShapeError();
      ({user} = answer);
      const entry = (raw: RawEntry) => {
        if (asNumber(raw.mediaId) === undefined) throw new ShapeError();
        if (!entries.has(raw.mediaId)) entries.set(raw.mediaId, readEntry(raw, type));
      };
      await visitEntries<RawEntry, Group>(answer.lists, slices, {entry});
      return answer.hasNextChunk === true;
    },
    signal,
  });
  return {
    name: asText(user?.name) ?? userName,
    avatar: asText(user?.avatar?.medium),
    scoreFormat: formatOf(user?.mediaListOptions?.scoreFormat),
    entries,
    favourites: new Set(user ? favouritesOf(user) : []),
  } satisfies ComparedList;
}
