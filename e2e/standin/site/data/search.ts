import {load} from '../client/graphql';
import type {PageOf} from '../client/usePages';
import {cardFields} from './named';
import {namedBrief, userBrief} from './fragments';
import type {Media, Named, PageInfo, Studio, User} from './types';

/** The filter and sort order of a media search, with the API's argument names. */
export type SearchFilter = Record<string, string | number | boolean | string[] | undefined>;

const types: Record<string, string> = {
  type: 'MediaType',
  search: 'String',
  genre_in: '[String]',
  tag_in: '[String]',
  seasonYear: 'Int',
  startDate_like: 'String',
  season: 'MediaSeason',
  format: 'MediaFormat',
  format_in: '[MediaFormat]',
  status: 'MediaStatus',
  countryOfOrigin: 'CountryCode',
  onList: 'Boolean',
  isAdult: 'Boolean',
  sort: '[MediaSort]',
};

function mediaQuery(name: string, filter: SearchFilter): string {
  const used = Object.keys(types).filter(key => filter[key] !== undefined);
  const declared = used.map(key => `$${key}: ${types[key] ?? ''}`).join(', ');
  const given = used.map(key => `${key}: $${key}`).join(', ');
  return `query ${name}($page: Int, $perPage: Int, ${declared}) {
    Page(page: $page, perPage: $perPage) { pageInfo { hasNextPage } media(${given}) { ${cardFields} } }
  }`;
}

/** Loads a page of media. */
export async function searchMedia(
  name: string,
  filter: SearchFilter,
  page: number,
  perPage: number,
): Promise<PageOf<Media>> {
  const {Page} = await load<{Page: PageInfo & {media: Media[]}}>(mediaQuery(name, filter), {...filter, page, perPage});
  return {items: Page.media, hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** The filter and sort order of a character or staff search. */
export interface NamedSearch {
  kind: 'characters' | 'staff';
  search: string;
  birthday?: boolean;
}

/** Loads a page of characters or staff. */
export async function searchNamed({kind, search, birthday}: NamedSearch, page: number): Promise<PageOf<Named>> {
  const sort = search ? 'SEARCH_MATCH' : 'FAVOURITES_DESC';
  const {Page} = await load<{Page: PageInfo & Record<string, Named[]>}>(
    `query Search${kind === 'staff' ? 'Staff' : 'Characters'}${birthday ? 'Birthdays' : ''}($page: Int, $search: String, $isBirthday: Boolean) {
      Page(page: $page, perPage: 30) { pageInfo { hasNextPage }
        ${kind}(search: $search, sort: ${sort}, isBirthday: $isBirthday) { ${namedBrief} } }
    }`,
    {page, ...(search ? {search} : {}), ...(birthday ? {isBirthday: true} : {})},
  );
  return {items: Page[kind] ?? [], hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** A studio with some of its media. */
export interface StudioWithWorks extends Studio {
  media: {nodes: Media[]};
}

/** Loads a page of studios. */
export async function searchStudios(search: string, page: number): Promise<PageOf<StudioWithWorks>> {
  const {Page} = await load<{Page: PageInfo & {studios: StudioWithWorks[]}}>(
    `query SearchStudios($page: Int, $search: String) {
      Page(page: $page, perPage: 8) { pageInfo { hasNextPage }
        studios(search: $search, sort: ${search ? 'SEARCH_MATCH' : 'FAVOURITES_DESC'}) {
          id name media(perPage: 6, sort: POPULARITY_DESC) { nodes { ${cardFields} } } } }
    }`,
    {page, ...(search ? {search} : {})},
  );
  return {items: Page.studios, hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** Loads a page of users. */
export async function searchUsers(search: string, page: number): Promise<PageOf<User>> {
  const {Page} = await load<{Page: PageInfo & {users: User[]}}>(
    `query SearchUsers($page: Int, $search: String) {
      Page(page: $page, perPage: 30) { pageInfo { hasNextPage } users(search: $search, sort: SEARCH_MATCH) { ${userBrief} } }
    }`,
    {page, ...(search ? {search} : {})},
  );
  return {items: Page.users, hasNextPage: Page.pageInfo?.hasNextPage === true};
}

/** Loads the names of all genres. */
export async function loadGenreNames(): Promise<string[]> {
  const {GenreCollection} = await load<{GenreCollection: string[]}>(`query SearchGenres { GenreCollection }`);
  return GenreCollection;
}
