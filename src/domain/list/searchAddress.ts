const parameter = 'search';

const isSearch = (part: string) => part === parameter || part.startsWith(`${parameter}=`);

/** The text of a list's filter in the query of an address; empty if there is none. */
export const searchIn = (query: string): string => new URLSearchParams(query).get(parameter) ?? '';

/** The query with another text; without one, the parameter is removed. The other parts stay as they are written. */
export function withSearch(query: string, text: string): string {
  if (searchIn(query) === text && (text !== '' || !query.includes(parameter))) return query;
  const parts = query.replace(/^\?/, '').split('&').filter(Boolean);
  const others = parts.filter(part => !isSearch(part));
  if (text !== '') {
    const index = parts.findIndex(isSearch);
    others.splice(index < 0 ? others.length : index, 0, `${parameter}=${encodeURIComponent(text)}`);
  }
  return others.length ? `?${others.join('&')}` : '';
}
