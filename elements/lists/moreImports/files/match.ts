import type {ImportedList} from '#domain/import/importedEntry';
import {isTickedByDefault} from '#domain/import/otherSiteImport';
import {nearestTitles, titleVariants, type FoundTitle} from '#domain/import/titleVariants';
import type {Api} from '#services/api/api';
import {toApiError} from '#services/api/apiError';
import {hours} from '#services/api/cache/lifetime';
import type {ListType} from '#services/lists/ownList';
import type {NamedMedia} from '#ui/link/useMediaTitle';
import {ImportMediaDocument, type ImportMediaQuery, type ImportMediaQueryVariables} from './importMedia.generated';
import type {WholeEntry} from '#services/imports/wholeList';
import {readPatiently} from '#services/api/fetch';

type Found = NonNullable<NonNullable<NonNullable<ImportMediaQuery['Page']>['media']>[number]>;

/** The media item of an entry of a file, and the distance between their titles; 0 if it was found by an id. */
export interface Match {
  readonly media: NamedMedia;
  readonly distance: number;
  /** Other possible meanings of the title, if it isn't certain; closest first. */
  readonly others?: readonly Match[];
}

/** The result of finding the media item of an entry: `undefined` if there is none, `otherList` if it is on the list of the other type. */
export type Finding = Match | 'otherList' | undefined;

/** The tools for finding media. */
export interface Matching {
  readonly api: Api;
  readonly type: ListType;
  /** The user's own list, by media id: its media need no request. */
  readonly known: ReadonlyMap<number, WholeEntry>;
  readonly signal: AbortSignal;
  readonly progress: (done: number, total: number) => void;
}

/** The tools for searching another match. */
export type Correcting = Omit<Matching, 'signal'>;

/** Maximum number of media in a request by ids, and number of searches merged into one request (rule import-4). */
const [perPage, searchesPerRequest] = [50, 40];
/** Number of media returned by a search, and by the second search with fewer words. */
const [perSearch, perSecondSearch] = [3, 6];

type Wanted = Omit<ImportMediaQueryVariables, 'perPage'>;

/** Requests media at the lowest priority that the waiting review allows. */
async function ask({api, type, signal}: Matching, wanted: Wanted, count: number): Promise<readonly Found[]> {
  const variables = {type, ...wanted, perPage: count};
  const options = {lifetime: hours(1), priority: 'background', signal, retry: true} as const;
  try {
    const answer = await readPatiently(
      refetch => api.read(ImportMediaDocument, variables, {...options, refetch}),
      signal,
    );
    return (answer.Page?.media ?? []).filter(media => media !== null);
  } catch (cause) {
    const error = toApiError(cause);
    if (error.kind === 'missing') return [];
    throw error;
  }
}

const batchesOf = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({length: Math.ceil(all.length / size)}, (_, index) => all.slice(index * size, (index + 1) * size));

/** Requests media by their ids, one page of ids per request. */
async function mediaByIds(
  tools: Matching,
  key: 'ids' | 'malIds',
  ids: readonly number[],
  more: Wanted = {},
): Promise<readonly Found[]> {
  const all: Found[] = [];
  for (const batch of batchesOf([...new Set(ids)], perPage)) {
    tools.progress(all.length, ids.length);
    all.push(...(await ask(tools, {...more, [key]: batch}, perPage)));
  }
  return all;
}

const exact = (media: NamedMedia): Match => ({media, distance: 0});

/**
 * The media that the file itself identifies by AniList ids (rule import-9). Those that are not on the user's list are
 * requested, because AniList deletes and merges media, and an id of the other type is invalid, unless the file contains
 * both types. A deleted one is searched for by its MyAnimeList id.
 */
export async function matchById({entries, isUntyped}: ImportedList, tools: Matching): Promise<readonly Finding[]> {
  const {known, type} = tools;
  const unknown = entries.flatMap(({mediaId}) => (mediaId !== undefined && !known.has(mediaId) ? mediaId : []));
  const ofAnyType: Wanted = isUntyped ? {type: undefined} : {};
  const found = new Map((await mediaByIds(tools, 'ids', unknown, ofAnyType)).map(media => [media.id, media]));
  const isThere = (mediaId: number | undefined) => mediaId !== undefined && (known.has(mediaId) || found.has(mediaId));
  const gone = entries.flatMap(({mediaId, malId}) => (isThere(mediaId) ? [] : (malId ?? [])));
  const merged = new Map((await mediaByIds(tools, 'malIds', gone)).map(media => [media.idMal, media]));
  return entries.map(({mediaId, malId, title}) => {
    if (mediaId === undefined || !isThere(mediaId)) {
      const media = malId === undefined ? undefined : merged.get(malId);
      return media && exact(media);
    }
    const media = known.get(mediaId)?.media ?? found.get(mediaId);
    if (media?.type && media.type !== type) return 'otherList';
    return exact({id: mediaId, type, title: media?.title ?? {romaji: title || null}});
  });
}

/** The media with the same MyAnimeList ids; only those that are not on the user's list are requested. */
export async function matchByMalId({entries}: ImportedList, tools: Matching) {
  const own = Array.from(tools.known.values(), ({media}) => media).filter(media => media !== null);
  const byMalId = new Map(own.flatMap(media => (media.idMal ? [[media.idMal, media as NamedMedia]] : [])));
  const unknown = entries.flatMap(({malId}) => (malId !== undefined && !byMalId.has(malId) ? malId : []));
  for (const media of await mediaByIds(tools, 'malIds', unknown)) if (media.idMal) byMalId.set(media.idMal, media);
  return entries.map(({malId}) => {
    const media = malId === undefined ? undefined : byMalId.get(malId);
    return media && exact(media);
  });
}

const candidateOf = (media: Found): FoundTitle<Found> => {
  const {romaji, native, english} = media.title ?? {};
  const titles = [romaji, native, english, ...(media.synonyms ?? [])].filter(title => !!title) as string[];
  return {media, titles, format: media.format};
};

/** The media found by a search, with the distance of their closest title. */
export async function searchMedia(tools: Matching, search: string, count = perSearch): Promise<readonly Match[]> {
  const found = await ask(tools, {search}, count);
  return found.flatMap(media => nearestTitles(titleVariants(search), [candidateOf(media)]));
}

/** Whether a match needs no review. */
const isCertain = (match: Match | undefined) => match !== undefined && isTickedByDefault(match.distance);

/**
 * The media item with the closest title: from a search for the title, otherwise from one without season, "Movie 2:",
 * year and brackets.
 */
async function bestMatch(tools: Matching, title: string): Promise<Match | undefined> {
  const variants = titleVariants(title);
  const found = await ask(tools, {search: title}, perSearch);
  const first = nearestTitles(variants, found.map(candidateOf));
  if (isCertain(first[0]) || variants.search === title) return withOthers(first);
  const more = await ask(tools, {search: variants.search}, perSecondSearch);
  return withOthers(nearestTitles(variants, [...found, ...more].map(candidateOf)));
}

/** The closest of the matches; the others are proposed if it isn't certain. */
const withOthers = ([best, ...others]: readonly Match[]): Match | undefined =>
  best && (isCertain(best) || !others.length ? best : {...best, others});

/** The media with the closest titles, and those from the fixed mappings (rule import-4). */
export async function matchByTitle({entries}: ImportedList, tools: Matching) {
  const fixed = await mediaByIds(
    tools,
    'ids',
    entries.flatMap(({mediaId}) => mediaId ?? []),
  );
  const byId = new Map(fixed.map(media => [media.id, media]));
  const matches: (Match | undefined)[] = [];
  for (const batch of batchesOf(entries, searchesPerRequest)) {
    tools.progress(matches.length, entries.length);
    // All searches of a batch are one request.
    const found = await Promise.all(
      batch.map(async ({title, mediaId}) => {
        const media = mediaId === undefined ? undefined : byId.get(mediaId);
        if (media) return exact(media);
        return bestMatch(tools, title);
      }),
    );
    matches.push(...found);
  }
  return matches;
}
