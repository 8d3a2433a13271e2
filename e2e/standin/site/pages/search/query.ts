import {filterOfPath} from './filters';
import type {SearchFilter} from '../../data/search';

/** The parts of the address that determine a search. */
export interface SearchAddress {
  type: string;
  preset: string | undefined;
  query: Record<string, string>;
}

const keys = [
  'search',
  'genres',
  'year',
  'season',
  'format',
  'airing status',
  'publishing status',
  'country',
  'onList',
  'sort',
];

/** The query parameters that filter the search. */
export const searchPart = (query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([key, value]) => value && keys.includes(key)));

/** Whether the address has no filter, so that the landing sections are shown. */
export const isLanding = ({preset, query}: SearchAddress): boolean =>
  !preset && Object.keys(searchPart(query)).length === 0;

function season(query: Record<string, string>, year: string): SearchFilter {
  if (query.season && year) return {season: query.season, seasonYear: Number(year)};
  return {...(query.season ? {season: query.season} : {}), ...(year ? {startDate_like: `${year}%`} : {})};
}

const statusOf = (status: string | undefined): SearchFilter => (status ? {status} : {});

/** The filter for the API. Adult media are excluded, since this search does not offer them. */
export function filterOf({type, preset, query}: SearchAddress): SearchFilter {
  const year = /^\d{4}/.exec(query.year ?? '')?.[0] ?? '';
  return {
    type: type.toUpperCase(),
    isAdult: false,
    sort: [query.search ? 'SEARCH_MATCH' : 'POPULARITY_DESC'],
    ...filterOfPath(type, preset),
    ...season(query, year),
    ...(query.search ? {search: query.search} : {}),
    ...(query.genres ? {genre_in: [query.genres]} : {}),
    ...(query.format ? {format: query.format} : {}),
    ...statusOf(query['airing status'] ?? query['publishing status']),
    ...(query.country ? {countryOfOrigin: query.country} : {}),
    ...(query.onList ? {onList: true} : {}),
    ...(query.sort ? {sort: [query.sort]} : {}),
  };
}
