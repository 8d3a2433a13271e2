import {pickRandom} from '#domain/value/pickRandom';
import type {SiteKind} from '#host/pages/siteStats/anchors';
import type {Api} from '#services/api/api';
import {toApiError} from '#services/api/apiError';
import type {FetchOptions} from '#services/api/fetch';
import {
  RandomCharactersDocument,
  RandomMediaDocument,
  RandomReviewsDocument,
  RandomStaffDocument,
  RandomUsersDocument,
} from './query.generated';

/** The API has no pages beyond 5,000 objects (rule api-16). */
const maxPages = 100;

type Rows<T> = readonly (T | null)[] | null | undefined;

/** The paths of a page of objects. */
const paths = <T>(rows: Rows<T>, pathOf: (row: T) => string): readonly string[] =>
  (rows ?? []).flatMap(row => (row ? [pathOf(row)] : []));

interface Options extends FetchOptions {
  /** Whether adult titles are left out. */
  isTame: boolean;
}

type ReadPage = (fetch: Api['fetch'], page: number, options: Options) => Promise<readonly string[]>;

const media =
  (type: 'ANIME' | 'MANGA'): ReadPage =>
  async (fetch, page, {isTame, ...options}) => {
    const answer = await fetch(RandomMediaDocument, {page, type, ...(isTame && {isAdult: false})}, options);
    return paths(answer.Page?.media, ({id}) => `/${type.toLowerCase()}/${id}/`);
  };

const readers: Readonly<Record<SiteKind, ReadPage>> = {
  anime: media('ANIME'),
  manga: media('MANGA'),
  characters: async (fetch, page, options) => {
    const answer = await fetch(RandomCharactersDocument, {page}, options);
    return paths(answer.Page?.characters, ({id}) => `/character/${id}`);
  },
  staff: async (fetch, page, options) => {
    const answer = await fetch(RandomStaffDocument, {page}, options);
    return paths(answer.Page?.staff, ({id}) => `/staff/${id}`);
  },
  users: async (fetch, page, options) => {
    const answer = await fetch(RandomUsersDocument, {page}, options);
    return paths(answer.Page?.users, ({name}) => `/user/${encodeURIComponent(name)}/`);
  },
  reviews: async (fetch, page, {isTame, ...options}) => {
    const answer = await fetch(RandomReviewsDocument, {page}, options);
    const reviews = answer.Page?.reviews?.filter(review => !(isTame && review?.media?.isAdult));
    return paths(reviews, ({id}) => `/review/${id}`);
  },
};

/**
 * The path of a random object, out of the site's first 5,000; `undefined` if there is none.
 * @throws ApiError
 */
export const randomPath = (fetch: Api['fetch'], kind: SiteKind, options: Options) =>
  pickRandom(page => readers[kind](fetch, page, options), maxPages).catch((cause: unknown): never => {
    throw toApiError(cause);
  });
