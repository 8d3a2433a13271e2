/** The types of media that can be searched for, as the address names them. */
export type SearchType = 'anime' | 'manga';

/** The orders that the site offers, as the API names them. */
const siteSorts = [
  'TITLE_ROMAJI',
  'POPULARITY_DESC',
  'SCORE_DESC',
  'TRENDING_DESC',
  'FAVOURITES_DESC',
  'ID_DESC',
  'START_DATE_DESC',
] as const;

/** The orders that are added (rule browse-4). */
const extraSorts = {
  anime: ['EPISODES_DESC', 'EPISODES'],
  manga: ['CHAPTERS_DESC', 'CHAPTERS', 'VOLUMES_DESC', 'VOLUMES'],
} as const;

/** An order with a name of ours; `BEST_MATCH` is that of a search for a text without an order in the address. */
export type SearchSort = (typeof siteSorts)[number] | (typeof extraSorts)[SearchType][number] | 'BEST_MATCH';

/** What the address says about the order of a search. */
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

/** The order of a search whose address names none. */
const usualSort = ({preset, hasText}: SearchOrder): SearchSort =>
  presetSorts[preset ?? ''] ?? (hasText ? 'BEST_MATCH' : 'POPULARITY_DESC');

/** The orders to choose from, and the one that holds, which is among them even if it is not one of ours. */
export function sortsOf(order: SearchOrder): {readonly options: readonly string[]; readonly chosen: string} {
  const known = [...siteSorts, ...extraSorts[order.type]];
  const usual = usualSort(order);
  const chosen = order.sort ?? usual;
  return {options: [...new Set([...(usual === 'BEST_MATCH' ? [usual] : []), ...known, chosen])], chosen};
}
