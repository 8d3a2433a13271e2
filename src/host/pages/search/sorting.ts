import type {SearchOrder} from '#domain/media/searchSorts';
import {anchor} from '../anchor';

/** The site's control for the order of a search; ours replaces it. */
export const searchSort = anchor('searchSort', {
  selector: '.search .secondary-filters .sort-wrap.sort-select',
  position: 'replace',
  presence: 'maybe',
  evidence:
    'Beside the switch of layouts, but not above the landing sections; the order is in the address as `sort`. High, 2026-08: a screenshot and a copy of the page.',
  read: () => ({}),
});

/** The order in an address of the search. */
export function orderOf(address: string): SearchOrder {
  const {pathname, searchParams} = new URL(address);
  const [type, preset] = pathname.split('/').slice(2);
  return {
    type: type === 'manga' ? 'manga' : 'anime',
    preset: preset || undefined,
    hasText: Boolean(searchParams.get('search')),
    sort: searchParams.get('sort') || undefined,
  };
}

/** The address of the search in another order; `undefined` for the default one. */
export function addressOfSort(address: string, sort: string | undefined): string {
  const next = new URL(address);
  if (sort === undefined) next.searchParams.delete('sort');
  else next.searchParams.set('sort', sort);
  return next.pathname + next.search;
}
