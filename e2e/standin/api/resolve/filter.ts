import type {FuzzyDate} from '../store/rows';
import type {Args} from './context';

type Value = string | number | boolean | null | readonly (string | number)[];
/** Functions that read the filterable values of a row, by argument name. */
export type Accessors<T> = Readonly<Record<string, (row: T) => Value>>;

/** A fuzzy date as the number the API compares: YYYYMMDD, with 0 for unknown parts. */
export const dateNumber = (date: FuzzyDate): number =>
  (date.year ?? 0) * 10_000 + (date.month ?? 0) * 100 + (date.day ?? 0);

const endings = ['_not_in', '_in', '_not', '_greater', '_lesser', '_like'] as const;

function like(value: Value, pattern: unknown): boolean {
  const source = String(pattern)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('%', '.*')
    .replaceAll('_', '.');
  return new RegExp(`^${source}$`, 'is').test(String(value ?? ''));
}

function holds(value: Value, ending: string, wanted: unknown): boolean {
  const isList = Array.isArray(value);
  const has = (one: unknown): boolean => (isList ? (value as readonly unknown[]).includes(one) : value === one);
  if (ending === '') return has(wanted);
  if (ending === '_not') return !has(wanted);
  const many: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
  // A media item must have all of the wanted genres or tags, while a single value only has to be one of those listed.
  if (ending === '_in') return isList ? many.every(has) : many.some(has);
  if (ending === '_not_in') return !many.some(has);
  if (ending === '_like') return like(value, wanted);
  const known = typeof value === 'number';
  return known && (ending === '_greater' ? value > Number(wanted) : value < Number(wanted));
}

/** A predicate for arguments named after fields, with the API's suffixes (_in, _not, _greater ...). */
export function filterBy<T>(accessors: Accessors<T>, args: Args): (row: T) => boolean {
  const tests: ((row: T) => boolean)[] = [];
  for (const [name, wanted] of Object.entries(args)) {
    if (wanted === null || wanted === undefined) continue;
    const ending = accessors[name] ? '' : (endings.find(end => name.endsWith(end)) ?? '');
    const read = accessors[ending ? name.slice(0, -ending.length) : name];
    if (read) tests.push(row => holds(read(row), ending, wanted));
  }
  return row => tests.every(test => test(row));
}

/** A comparison function for sorting rows. */
export type Comparator<T> = (a: T, b: T) => number;

/** Compares two keys. Missing values come last in both directions. */
function compareValues(a: string | number | null, b: string | number | null, down: boolean): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  return down ? -order : order;
}

/** Sorts by the values of an API sort enum. Each key covers its plain and its _DESC form. */
export function sortBy<T>(
  rows: T[],
  keys: Readonly<Record<string, (row: T) => string | number | null>>,
  sort: readonly (string | null)[] | null | undefined,
  fallback: string,
): T[] {
  const names = (sort ?? []).filter((name): name is string => name !== null);
  const order = (names.length > 0 ? names : [fallback]).map(name => {
    const down = name.endsWith('_DESC');
    return {read: keys[down ? name.slice(0, -5) : name], down};
  });
  return rows.sort((a, b) => {
    for (const {read, down} of order) {
      const result = read ? compareValues(read(a), read(b), down) : 0;
      if (result !== 0) return result;
    }
    return 0;
  });
}

/** How well texts match a search. 0 means no match. */
export function searchRank(texts: readonly (string | null)[], search: string): number {
  const wanted = search.toLowerCase().trim();
  const words = wanted.split(/\s+/);
  let best = 0;
  for (const text of texts) {
    if (text === null) continue;
    const low = text.toLowerCase();
    if (low === wanted) return 4;
    const rank = low.startsWith(wanted)
      ? 3
      : low.includes(wanted)
        ? 2
        : words.every(word => low.includes(word))
          ? 1
          : 0;
    if (rank > best) best = rank;
  }
  return best;
}

/** The arguments without those named. */
export const omit = (args: Args, names: readonly string[]): Args =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)));
