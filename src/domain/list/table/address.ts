import {columnsFor, initialColumns, type ColumnKey} from './columns';
import {groupKeys, type GroupKey, type TableView} from './view';

/** The parameter of an address that has the view of a list table (rule lists-19). */
export const tableParameter = 'table';
/** Maximum length of the parameter with its name. Longer addresses are cut by chats and mail programs. */
export const maxParameterLength = 1500;
/** The version of the form; a value of another one isn't read. */
const version = '1';

/** The part of a view that addresses have. Widths depend on the window. */
export type LinkedView = Pick<TableView, 'query' | 'columns' | 'group'>;

type ListType = 'ANIME' | 'MANGA';

/** The columns of a type before the user has chosen any. */
export const firstColumns = (type: ListType): readonly ColumnKey[] =>
  initialColumns.filter(key => columnsFor(type).includes(key));

const isGroup = (word: string): word is GroupKey => (groupKeys as readonly string[]).includes(word);

function columnsIn(word: string, type: ListType): readonly ColumnKey[] {
  const known = columnsFor(type);
  const chosen = word.split(',').flatMap(key => known.find(each => each === key) ?? []);
  return chosen.length ? [...new Set(chosen)] : firstColumns(type);
}

/** Characters without a special meaning in a query, which are left readable. The site's router may encode them. */
const readable = /%(?:2C|3A|3D|40|2F)/g;

/**
 * Formats a view as the parameter: its version, the columns unless they are the first ones, the group, and the query,
 * which may contain any character.
 */
export function formatTable({query, columns, group}: LinkedView, type: ListType): string {
  const keys = columns.join();
  // Half a character can't be encoded.
  const whole = query.replaceAll(/\p{Surrogate}/gu, '');
  const value = [version, keys === firstColumns(type).join() ? '' : keys, group ?? '', whole].join('~');
  const written = encodeURIComponent(value).replaceAll('%20', '+').replace(readable, decodeURIComponent);
  return `${tableParameter}=${written}`;
}

const isTable = (part: string) => part === tableParameter || part.startsWith(`${tableParameter}=`);

/** The view in the query of an address; `undefined` if there is none, or one of another version or too long. */
export function tableIn(search: string, type: ListType): LinkedView | undefined {
  const value = new URLSearchParams(search).get(tableParameter) ?? '';
  const found = value.length < maxParameterLength && /^1(?:~([^~]*))?(?:~([^~]*))?(?:~(.*))?$/s.exec(value);
  if (!found) return undefined;
  const [, columns = '', group = '', query = ''] = found;
  return {query, columns: columnsIn(columns, type), group: isGroup(group) ? group : undefined};
}

/** Whether the query of an address has a view that can be read. */
export const hasTable = (search: string) => tableIn(search, 'ANIME') !== undefined;

/** The query with another parameter, or without any. The other parts stay as they are written. */
export function withTable(search: string, parameter: string | undefined): string {
  const parts = search.replace(/^\?/, '').split('&').filter(Boolean);
  const others = parts.filter(part => !isTable(part));
  const whole = parameter === undefined ? others : [...others, parameter];
  return whole.length ? `?${whole.join('&')}` : '';
}

/** Whether an address can have this parameter. */
export const isShort = (parameter: string) => parameter.length <= maxParameterLength;
