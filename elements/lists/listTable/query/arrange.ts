import type {FuzzyDate} from '#domain/date/fuzzyDate';
import {compareBy} from '#domain/list/query/compareBy';
import {compileQuery} from '#domain/list/query/compile';
import type {FieldKey} from '#domain/list/query/fields';
import {containing, fold, foldName} from '#domain/list/query/fold';
import {indexEntries, indexEntry, type IndexContext} from '#domain/list/query/indexEntries';
import type {Query} from '#domain/list/query/query';
import type {Vocabulary} from '#domain/list/query/values';
import {linesOf} from '#domain/list/table/groups';
import {totalsOf} from '#domain/list/table/totals';
import type {GroupKey} from '#domain/list/table/view';
import type {ListEntry, MediaLists} from '#services/lists/ownList';
import {sortInSlices} from '#services/sortInSlices';
import {inSlices, runInSlices, type Yielder} from '#services/yieldToMain';
import type {Arrangement, TableRow} from '../model';

/** Everything that rows depend on beside their entries. */
export interface ListContext extends IndexContext<ListEntry> {
  readonly dayOf: (time: number) => Required<FuzzyDate>;
}

/** A list, and all else that its rows depend on. */
export interface IndexInput {
  /** Tells lists of different users and types apart. */
  readonly owner: string;
  /** Whether it is the user's own list, with private entries. */
  readonly isOwn: boolean;
  readonly list: MediaLists;
  readonly context: ListContext;
}

/** The rows of a list, and the names in it. */
export interface TableIndex extends IndexInput {
  readonly rows: readonly TableRow[];
  readonly vocabulary: Vocabulary;
}

/** The fields that no entry of a list has. Favourites would need a request. */
const withoutValues = ({list, isOwn}: IndexInput): readonly FieldKey[] => [
  'favorite',
  ...(isOwn ? [] : (['private'] as const)),
  ...(list.type === 'ANIME'
    ? (['volumesRead', 'chapters', 'volumes'] as const)
    : (['behind', 'next', 'airing', 'episodes', 'length'] as const)),
];

/** Returns a function that indexes a list, and indexes only what has changed if it had the one before. */
export function createIndexer(): (input: IndexInput, slices: Yielder) => Promise<TableIndex> {
  let last: TableIndex | undefined;
  return async (input, slices) => {
    const {list, context} = input;
    const known = last?.context === context ? new Map(last.rows.map(row => [row.entry.mediaId, row])) : undefined;
    const {rows, names} = await runInSlices(indexEntries(list.entries.values(), {...context, known}), slices);
    const vocabulary = {type: list.type, scoreFormat: list.scoreFormat, names, without: withoutValues(input)};
    last = {...input, rows, vocabulary};
    return last;
  };
}

/** A list with the user's choices of what to show of it. */
export interface ArrangeInput {
  readonly index: TableIndex;
  readonly query: Query;
  readonly group: GroupKey | undefined;
  /** Name of the only list that is shown. */
  readonly section: string | undefined;
  /** Words that all titles have, as in the site's own filter. */
  readonly siteText: string;
}

/** The media items of a section: the lists of this name. An address may have it in another case or spelling. */
export function idsIn({lists}: MediaLists, section: string): ReadonlySet<number> {
  const folded = [(name: string) => name, fold, foldName];
  const named = folded.map(spelling => lists.filter(({name}) => spelling(name) === spelling(section)));
  return new Set(named.find(found => found.length)?.flatMap(({mediaIds}) => mediaIds));
}

function limitOf({index, section, siteText}: ArrangeInput): (row: TableRow) => boolean {
  const ids = section === undefined ? undefined : idsIn(index.list, section);
  const words = siteText.split(/\s+/).filter(Boolean).map(containing);
  // As in the site's filter, the words may be in the notes: the index of tags searches for them so.
  return ({entry, titles, notes}) =>
    (!ids || ids.has(entry.mediaId)) && words.every(isIn => isIn(titles) || (notes !== undefined && isIn(notes)));
}

/** The rows that are shown of a list, with its index. */
export interface Arranged {
  readonly index: TableIndex;
  readonly arrangement: Arrangement;
}

/** A list in an order and limited to a section, for queries that differ in their terms only. */
interface Prepared {
  readonly input: ArrangeInput;
  readonly order: string;
  readonly sorted: readonly TableRow[];
  readonly from: readonly TableRow[];
}

async function prepare(input: ArrangeInput, before: Prepared | undefined, slices: Yielder): Promise<Prepared> {
  const {index, query, section, siteText} = input;
  const order = JSON.stringify(query.order);
  const isSorted = before?.input.index === index && before.order === order;
  if (isSorted && before.input.section === section && before.input.siteText === siteText) return before;
  const sort = () => (query.order.length ? sortInSlices(index.rows, compareBy(query.order), slices) : index.rows);
  const sorted = isSorted ? before.sorted : await sort();
  const isIncluded = limitOf(input);
  const from: TableRow[] = [];
  await inSlices(sorted, slices, row => void (isIncluded(row) && from.push(row)));
  return {input, order, sorted, from};
}

/** Returns a function that filters, sorts and groups rows. It sorts only after the order or the list has changed. */
export function createArranger(): (input: ArrangeInput, slices: Yielder) => Promise<Arranged> {
  let prepared: Prepared | undefined;
  return async (input, slices) => {
    const {index, query, group} = input;
    prepared = await prepare(input, prepared, slices);
    const {from} = prepared;
    const {now, dayOf} = index.context;
    const matches = compileQuery(query, {today: dayOf(now)});
    const rows: TableRow[] = [];
    await inSlices(from, slices, row => void (matches(row) && rows.push(row)));
    const lines = linesOf(rows, {...index.list, group, order: query.order});
    return {index, arrangement: {from, rows, lines, totals: totalsOf(rows), group}};
  };
}

/** More changes than these are a new list, which is indexed in slices. */
const maxChanged = 200;

/** An arrangement with the values that its entries have now; none is added, moved or removed. */
export function withCurrentEntries({arrangement, index}: Arranged, list: MediaLists): Arrangement {
  const changed = new Map<TableRow, TableRow>();
  for (const row of arrangement.rows) {
    const entry = list.entries.get(row.entry.mediaId);
    if (entry && entry !== row.entry) changed.set(row, indexEntry(entry, index.context));
    if (changed.size > maxChanged) return arrangement;
  }
  if (!changed.size) return arrangement;
  const lines = arrangement.lines.map(line => {
    const row = line.kind === 'row' ? changed.get(line.row) : undefined;
    return line.kind === 'row' && row ? {...line, row} : line;
  });
  return {...arrangement, rows: arrangement.rows.map(row => changed.get(row) ?? row), lines};
}
