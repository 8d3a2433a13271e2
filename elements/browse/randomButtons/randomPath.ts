import {pickRandom} from '#domain/value/pickRandom';
import type {SiteKind} from '#host/pages/siteStats/anchors';
import type {Api} from '#services/api/api';
import {toApiError} from '#services/api/apiError';
import type {CallContext} from '#services/api/callContext';
import {queryOnce} from '#services/api/queryOnce';
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

type ReadPage = (client: Api['client'], page: number, context: CallContext) => Promise<readonly string[]>;

const media =
  (type: 'ANIME' | 'MANGA'): ReadPage =>
  async (client, page, context) => {
    const answer = await queryOnce(client, RandomMediaDocument, {page, type}, context);
    return paths(answer.Page?.media, ({id}) => `/${type.toLowerCase()}/${id}/`);
  };

const readers: Readonly<Record<SiteKind, ReadPage>> = {
  anime: media('ANIME'),
  manga: media('MANGA'),
  characters: async (client, page, context) => {
    const answer = await queryOnce(client, RandomCharactersDocument, {page}, context);
    return paths(answer.Page?.characters, ({id}) => `/character/${id}`);
  },
  staff: async (client, page, context) => {
    const answer = await queryOnce(client, RandomStaffDocument, {page}, context);
    return paths(answer.Page?.staff, ({id}) => `/staff/${id}`);
  },
  users: async (client, page, context) => {
    const answer = await queryOnce(client, RandomUsersDocument, {page}, context);
    return paths(answer.Page?.users, ({name}) => `/user/${encodeURIComponent(name)}/`);
  },
  reviews: async (client, page, context) => {
    const answer = await queryOnce(client, RandomReviewsDocument, {page}, context);
    return paths(answer.Page?.reviews, ({id}) => `/review/${id}`);
  },
};

/**
 * The path of a random object of the site, of the first 5,000; nothing where there is none.
 * @throws ApiError
 */
export const randomPath = (client: Api['client'], kind: SiteKind, context: CallContext) =>
  pickRandom(page => readers[kind](client, page, context), maxPages).catch((cause: unknown): never => {
    throw toApiError(cause);
  });
