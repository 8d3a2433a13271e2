import {hash} from '../random';
import type {Character, FavouriteKind, Staff} from '../store/rows';
import type {Args, Context} from './context';
import {searchRank, sortBy} from './filter';

type Sort = readonly (string | null)[] | null | undefined;

/** Whether something is one of the viewer's favourites. */
export const isFavourite = (context: Context, kind: FavouriteKind, id: number): boolean =>
  context.viewer !== undefined && context.store.connectionsOf(context.viewer.id)[kind].includes(id);

/** A name in all forms that the API returns. */
export function fullName(row: Character | Staff): Record<string, unknown> {
  const full = row.last === null ? row.first : `${row.first} ${row.last}`;
  const alternative = hash(row.id, 51) % 4 === 0 ? [`${row.first}-chan`] : [];
  return {
    first: row.first,
    middle: null,
    last: row.last,
    full,
    native: row.native,
    userPreferred: full,
    alternative,
    alternativeSpoiler: hash(row.id, 52) % 9 === 0 ? ['The Phantom'] : [],
  };
}

/** A birthday derived from the id. */
export function birthdayOf(id: number): Record<string, number | null> {
  const h = hash(id, 53);
  if (h % 4 === 0) return {year: null, month: null, day: null};
  return {year: h % 3 === 0 ? 1950 + (h % 50) : null, month: 1 + (h % 12), day: 1 + (h % 28)};
}

/** Blood types. Most are unknown. */
export const bloodTypes = ['A', 'B', 'AB', 'O', null, null] as const;
const isBirthday = (id: number, now: number): boolean => {
  const {month, day} = birthdayOf(id);
  const date = new Date(now * 1000);
  return month === date.getUTCMonth() + 1 && day === date.getUTCDate();
};

/** Characters or staff, by the arguments that their queries share. */
export function findNamed<T extends Character | Staff>(rows: readonly T[], args: Args, context: Context): T[] {
  const ids = args.id_in as readonly number[] | null | undefined;
  const notIds = args.id_not_in as readonly number[] | null | undefined;
  let found = rows.filter(row => (!ids || ids.includes(row.id)) && (!notIds || !notIds.includes(row.id)));
  if (typeof args.id === 'number') found = found.filter(row => row.id === args.id);
  if (args.isBirthday === true) found = found.filter(row => isBirthday(row.id, context.now));
  const search = typeof args.search === 'string' && args.search !== '' ? args.search : null;
  const rank = (row: T): number =>
    search === null ? 1 : searchRank([row.last === null ? row.first : `${row.first} ${row.last}`, row.native], search);
  if (search !== null) found = found.filter(row => rank(row) > 0);
  const keys = {
    ID: (row: T) => row.id,
    FAVOURITES: (row: T) => row.favourites,
    SEARCH_MATCH: (row: T) => -rank(row) * 1e6 - row.favourites,
  };
  return sortBy(found, keys, args.sort as Sort, search === null ? 'ID' : 'SEARCH_MATCH');
}
