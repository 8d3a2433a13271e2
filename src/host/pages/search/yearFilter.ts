import {anchor, ownText} from '../anchor';

/** The filter for years among those of the search; appended to. */
export const yearFilter = anchor<{year: number | undefined}>('yearFilter', {
  selector: '.search .primary-filters .filter.filter-select',
  position: 'append',
  presence: 'maybe',
  evidence:
    'Each filter has its name in lower case, in one copy of the page (2024) in a wrapper; the chosen year is the text of its select. "Year Range" is another filter. Medium, 2026-07 for the name; low, 2024 for the select.',
  watch: {text: true},
  read(node) {
    const [name, select] = [node.querySelector('.name:not(.options *)'), node.querySelector('.select-wrap .select')];
    if (!name || ownText(name).toLowerCase() !== 'year') return undefined;
    const year = /\d{4}/.exec(select?.textContent ?? '')?.[0];
    return {year: year === undefined ? undefined : Number(year)};
  },
});

/** The year in an address of the search; `undefined` for every year. */
export function yearOfAddress(address: URL): number | undefined {
  const year = /^\d{4}/.exec(address.searchParams.get('year') ?? '')?.[0];
  return year === undefined ? undefined : Number(year);
}

/** The address of the search with another year, as links of the site write it: `year=2020%25`. */
export function addressOfYear(address: URL, year: number): string {
  const next = new URL(address);
  next.searchParams.set('year', `${year}%`);
  return next.pathname + next.search;
}
