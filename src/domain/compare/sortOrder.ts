/** The figures of a row, by their names in the address (rule compare-3). */
export const digestModes = [
  'average',
  'median',
  'average0',
  'min',
  'max',
  'difference',
  'standardDeviation',
  'absoluteDeviation',
  'ratings',
  'planning',
  'current',
  'favourites',
  'popularity',
  'siteScore',
  'siteScoreDifference',
] as const;

/** A figure of a row; the table has a column for one of them. */
export type DigestMode = (typeof digestModes)[number];

const counts: readonly DigestMode[] = ['ratings', 'planning', 'current', 'favourites', 'popularity'];

/** Whether a figure tells something about scores, not only how many users there are. */
export const isScore = (mode: DigestMode) => !counts.includes(mode);

/** The value that rows are sorted by: the shown figure, the title, or the ratings of one user. */
export type SortKey = 'digest' | 'title' | {readonly person: string};

/** The order of the rows, and the figure to show. Figures and ratings start with the highest, titles with A. */
export interface SortOrder {
  readonly key: SortKey;
  readonly mode: DigestMode;
  readonly isReversed: boolean;
}

/** The default order of a comparison. */
export const usualOrder: SortOrder = {key: 'digest', mode: 'average', isReversed: false};

/** Other words for the figures, which users may write into an address. */
const otherNames: ReadonlyMap<string, DigestMode> = new Map([
  ['minimum', 'min'],
  ['maximum', 'max'],
  ['stddeviation', 'standardDeviation'],
  ['absdeviation', 'absoluteDeviation'],
  ['numberofratings', 'ratings'],
  ['numberplanning', 'planning'],
  ['planned', 'planning'],
  ['numbercurrent', 'current'],
  ['numberoffavourites', 'favourites'],
  ['averagescore', 'siteScore'],
  ['averagescorediff', 'siteScoreDifference'],
]);

/** A figure by its name, ignoring case, spaces and signs; `undefined` if there is none of this name. */
export function parseDigestMode(word: string): DigestMode | undefined {
  const plain = word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return digestModes.find(mode => mode.toLowerCase() === plain) ?? otherNames.get(plain);
}

function parseKey(word: string): Pick<SortOrder, 'key' | 'mode'> | undefined {
  if (word.startsWith('@') && word.length > 1) return {key: {person: word.slice(1)}, mode: usualOrder.mode};
  if (word.toLowerCase() === 'title') return {key: 'title', mode: usualOrder.mode};
  const mode = parseDigestMode(word);
  return mode && {key: 'digest', mode};
}

/**
 * Parses the `sort` parameter (rule compare-2): a figure, `title` or `@` and a name; a leading `-` reverses. After a
 * comma follows the figure to show, if another column sorts.
 */
export function parseSortOrder(sort: string): SortOrder {
  const isReversed = sort.startsWith('-');
  const [word = '', shown = ''] = sort.slice(Number(isReversed)).split(',');
  const found = parseKey(word.trim());
  if (!found) return usualOrder;
  const mode = found.key === 'digest' ? found.mode : (parseDigestMode(shown) ?? found.mode);
  return {...found, mode, isReversed};
}

/** Formats an order as the `sort` parameter; the inverse of `parseSortOrder`. */
export function formatSortOrder({key, mode, isReversed}: SortOrder): string {
  const sign = isReversed ? '-' : '';
  if (key === 'digest') return sign + mode;
  const column = key === 'title' ? key : `@${key.person}`;
  return sign + column + (mode === usualOrder.mode ? '' : `,${mode}`);
}

/** Whether both sort by the same column. */
export function isSameKey(one: SortKey, other: SortKey) {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.person.toLowerCase() === other.person.toLowerCase();
}

/** The order if these users are compared: by the shown figure, if it was by the ratings of another user. */
export const orderAmong = (order: SortOrder, people: readonly {readonly name: string}[]): SortOrder => {
  const {key} = order;
  if (typeof key === 'string' || people.some(({name}) => isSameKey(key, {person: name}))) return order;
  return {...order, key: 'digest', isReversed: false};
};

/** The order after a click on a heading: by this column, or reversed if it was already sorted by it. */
export const sortedBy = (order: SortOrder, key: SortKey): SortOrder =>
  isSameKey(order.key, key) ? {...order, isReversed: !order.isReversed} : {...order, key, isReversed: false};
