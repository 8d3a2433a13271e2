import {
  formatComparedUsers,
  isSameName,
  parseComparedUsers,
  parseStatusFilter,
  type ComparedPerson,
  type StatusFilter,
} from './people';
import {formatSortOrder, orderAmong, parseSortOrder, usualOrder, type SortOrder} from './sortOrder';

/** All choices on the comparison page. The address contains all of them. */
export interface Comparison {
  readonly people: readonly ComparedPerson[];
  /** A format of the API; `undefined`: all. */
  readonly format: string | undefined;
  /** Minimum number of users who must have rated a media item. */
  readonly minRatings: number;
  /** Whether ratings are shown in each user's own format, instead of out of 100. */
  readonly hasOwnSystems: boolean;
  /** Whether the cells have the colours of their ratings. */
  readonly isFullColour: boolean;
  readonly sort: SortOrder;
  /** Ids of the highlighted media. */
  readonly highlighted: readonly number[];
  /** Whether the site's own table is shown. */
  readonly isNative: boolean;
}

/** The values of choices that are missing in the address. */
export interface ComparisonDefaults {
  /** The user of the page. */
  readonly userName: string;
  /** The signed-in user. */
  readonly me: string | undefined;
  readonly hasOwnSystems: boolean;
  readonly isFullColour: boolean;
}

const usualMinRatings = 1;

const booleanOf = (word: string | null, usual: boolean) =>
  word === 'true' || word === 'false' ? word === 'true' : usual;

function statusesOf(word: string): ReadonlyMap<string, StatusFilter> {
  const pairs = word.split(',').map(pair => pair.split(':'));
  return new Map(pairs.map(([name = '', filter = '']) => [name.toLowerCase(), parseStatusFilter(filter)]));
}

function highlightedIn(word: string): number[] {
  const ids = word.split(',').filter(id => /^\d{1,9}$/.test(id));
  return [...new Set(ids.map(Number))];
}

/** The users compared if the address names none: the user of the page and the signed-in one. */
const usualPeople = ({userName, me}: ComparisonDefaults) =>
  me === undefined || isSameName(userName, me) ? [userName] : [userName, me];

/** Parses the query of a comparison's address (rule compare-2). Unreadable parts count as missing. */
export function parseComparison(search: string, defaults: ComparisonDefaults): Comparison {
  const said = new URLSearchParams(search);
  const users = said.get('users');
  const named =
    users === null
      ? usualPeople(defaults).map(name => ({name, requirement: 0}) as const)
      : parseComparedUsers(users, defaults.me);
  const statuses = statusesOf(said.get('status') ?? '');
  const minRatings = said.get('minRatings') ?? '';
  const people = named.map(user => ({...user, status: statuses.get(user.name.toLowerCase()) ?? 'all'}));
  return {
    people,
    format: said.get('filter')?.toUpperCase() || undefined,
    minRatings: /^\d{1,4}$/.test(minRatings) ? Number(minRatings) : usualMinRatings,
    hasOwnSystems: booleanOf(said.get('ratingSystems'), defaults.hasOwnSystems),
    isFullColour: booleanOf(said.get('fullColour'), defaults.isFullColour),
    sort: orderAmong(parseSortOrder(said.get('sort') ?? ''), people),
    highlighted: highlightedIn(said.get('rows') ?? ''),
    isNative: said.get('native') === 'true',
  };
}

/** Characters without a special meaning in a query, which are left readable. */
const readable: readonly (readonly [string, string])[] = [
  ['%2C', ','],
  ['%3A', ':'],
  ['%40', '@'],
];

/**
 * Formats a comparison as the query of an address; the inverse of `parseComparison`. Names and switches are always
 * included, because their defaults differ between users. An order by a user who isn't compared is left out. `search` is the query so far, whose other parameters are kept.
 */
export function formatComparison(comparison: Comparison, search: string): string {
  const {people, format, minRatings, hasOwnSystems, isFullColour, sort, highlighted, isNative} = comparison;
  const query = new URLSearchParams(search);
  const statuses = people.filter(({status}) => status !== 'all').map(({name, status}) => `${name}:${status}`);
  const order = formatSortOrder(orderAmong(sort, people));
  const values: Readonly<Record<string, string | undefined>> = {
    users: formatComparedUsers(people),
    filter: format,
    minRatings: minRatings === usualMinRatings ? undefined : String(minRatings),
    ratingSystems: String(hasOwnSystems),
    fullColour: String(isFullColour),
    sort: order === formatSortOrder(usualOrder) ? undefined : order,
    status: statuses.join(',') || undefined,
    rows: highlighted.join(',') || undefined,
    native: isNative ? 'true' : undefined,
  };
  for (const [key, value] of Object.entries(values)) {
    query.delete(key);
    if (value !== undefined) query.set(key, value);
  }
  return `?${readable.reduce((text, [code, sign]) => text.replaceAll(code, sign), query.toString())}`;
}
