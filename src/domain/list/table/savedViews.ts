import {parseQuery} from '../query/parse';
import {ownValue} from '../../value/ownValue';
import {hasErrors, type Query} from '../query/query';
import {grammarVersion} from '../query/syntax';
import {columnsFor, type ColumnKey} from './columns';
import {groupKeys, type GroupKey} from './view';
import {withoutOrder} from './withOrder';

type ListType = 'ANIME' | 'MANGA';

/**
 * A view as it is stored. Initial ones that the user hasn't changed are stored by their id, so that they follow later
 * versions and the language.
 */
export interface StoredView {
  readonly id: string;
  readonly name?: string | undefined;
  readonly query?: string | undefined;
  /** Version of the grammar that the query was written in. */
  readonly version?: number | undefined;
  readonly columns?: readonly string[] | undefined;
  readonly group?: string | undefined;
}

/** A saved view. */
export interface SavedView {
  readonly id: string;
  /** `undefined` for initial views with the name of their id. */
  readonly name: string | undefined;
  readonly query: string;
  readonly version: number;
  /** `undefined`: those that are shown stay. */
  readonly columns: readonly ColumnKey[] | undefined;
  readonly group: GroupKey | undefined;
}

/** Their number for each type of list; more would fill the page. */
export const maxViews = 24;
/** Length of a name, in characters. */
export const maxViewName = 60;

/** The queries of the initial views. The English keywords work in every language. */
const initialQueries: Readonly<Record<ListType, Readonly<Record<string, string>>>> = {
  ANIME: {
    behind: 'status:watching,rewatching behind>0 order:-behind',
    ready: 'status:planning release:finished',
    unrated: 'status:completed score:none',
    undated: 'status:completed finished:none',
    repeated: 'repeats>0',
    private: 'private:yes',
  },
  MANGA: {
    readyManga: 'status:planning release:finished',
    unrated: 'status:completed score:none',
    undated: 'status:completed finished:none',
    repeatedManga: 'repeats>0',
    private: 'private:yes',
  },
};

/** The views before the user has changed any. */
export const initialViews = (type: ListType): readonly StoredView[] =>
  Object.keys(initialQueries[type]).map(id => ({id}));

function readView({id, name, query, version, columns, group}: StoredView, type: ListType): SavedView | undefined {
  const initial = ownValue(initialQueries[type], id);
  const written = query ?? initial;
  if (written === undefined || (initial === undefined && !name)) return undefined;
  const offered = columnsFor(type);
  const known = columns?.flatMap(column => offered.find(key => key === column) ?? []);
  return {
    id,
    name,
    query: written,
    version: query === undefined ? grammarVersion : (version ?? 1),
    columns: known?.length ? known : undefined,
    group: groupKeys.find(key => key === group),
  };
}

/** The views that are stored, without those that a later version must have added. */
export const readViews = (stored: readonly StoredView[] | undefined, type: ListType): readonly SavedView[] =>
  (stored ?? initialViews(type)).flatMap(view => readView(view, type) ?? []);

/** The query of a view, or `undefined` if this version cannot know what it means. */
export function queryOf({query, version}: SavedView): Query | undefined {
  if (version > grammarVersion) return undefined;
  const parsed = parseQuery(query);
  return hasErrors(parsed) ? undefined : parsed;
}

/** Whether a view asks for private entries, which others' lists don't show. */
export const isForOwnList = ({query}: SavedView): boolean =>
  parseQuery(query).terms.some(({field, isExcluded}) => field === 'private' && !isExcluded);

const termsOf = (query: string) => withoutOrder(query).trim().replace(/\s+/g, ' ');
/** Whether two queries have the same terms, whatever their order. */
export const hasSameTerms = (one: string, other: string): boolean => termsOf(one) === termsOf(other);

/** Adds a view with a new id. */
export function addView(views: readonly StoredView[], view: Omit<StoredView, 'id' | 'version'>): readonly StoredView[] {
  const last = Math.max(0, ...views.map(({id}) => Number(id)).filter(Number.isSafeInteger));
  return [...views, {...view, id: String(last + 1), version: grammarVersion}];
}

/** Moves the view of an id by a number of places. */
export function moveView(views: readonly StoredView[], id: string, by: number): readonly StoredView[] {
  const from = views.findIndex(view => view.id === id);
  const view = views[from];
  if (!view) return views;
  const others = views.toSpliced(from, 1);
  return others.toSpliced(Math.min(Math.max(from + by, 0), others.length), 0, view);
}
