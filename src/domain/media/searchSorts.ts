/** The searchable types of media, by their names in the address. */
export type SearchType = 'anime' | 'manga';

/** The orders that the site offers, by the API's names. */
const siteSorts = [
  'TITLE_ROMAJI',
  'POPULARITY_DESC',
  'SCORE_DESC',
  'TRENDING_DESC',
  'FAVOURITES_DESC',
  'ID_DESC',
  'START_DATE_DESC',
] as const;

/** The additional orders: by episodes (anime), chapters and volumes (manga), each in both directions. */
const extraSorts = {
  anime: ['EPISODES_DESC', 'EPISODES'],
  manga: ['CHAPTERS_DESC', 'CHAPTERS', 'VOLUMES_DESC', 'VOLUMES'],
} as const;

/** The name of an order; `BEST_MATCH` is that of a text search without an order in the address. */
export type SearchSort = (typeof siteSorts)[number] | (typeof extraSorts)[SearchType][number] | 'BEST_MATCH';

/** The order of a search in its address. */
export interface SearchOrder {
  readonly type: SearchType;
  /** The predefined search in the path, such as `top-100`. */
  readonly preset: string | undefined;
  readonly hasText: boolean;
  /** The order in the address. */
  readonly sort: string | undefined;
}

const presetSorts: Readonly<Record<string, SearchSort>> = {
  trending: 'TRENDING_DESC',
  'top-100': 'SCORE_DESC',
  'top-movies': 'SCORE_DESC',
  new: 'ID_DESC',
};

/** The order of a search without one in its address. */
const usualSort = ({preset, hasText}: SearchOrder): SearchSort =>
  presetSorts[preset ?? ''] ?? (hasText ? 'BEST_MATCH' : 'POPULARITY_DESC');

/** The available orders and the current one, which is among them even if it isn't one of ours. */
export function sortsOf(order: SearchOrder): {readonly options: readonly string[]; readonly chosen: string} {
  const known = [...siteSorts, ...extraSorts[order.type]];
  const usual = usualSort(order);
  const chosen = order.sort ?? usual;
  return {options: [...new Set([...(usual === 'BEST_MATCH' ? [usual] : []), ...known, chosen])], chosen};
}
