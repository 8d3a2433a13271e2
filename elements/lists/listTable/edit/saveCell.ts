import type {ColumnKey} from '#domain/list/table/columns';
import {createStore} from '#domain/value/store';
import type {ApiError} from '#services/api/apiError';
import type {EntryChange, SeenEntry} from '#services/entries/entry';
import {useApi} from '#ui/context';
import type {TableRow} from '../model';
import {text, type labels} from './messages';

/** A column whose cells can be edited. */
export type EditedColumn = keyof typeof labels;

/** The reasons why values weren't saved, by media id and column. */
export const cellErrors = createStore<ReadonlyMap<string, string>>(new Map());

/** The key of a cell. */
export const cellKey = (mediaId: number, column: ColumnKey) => `${mediaId} ${column}`;

/** Sets the error of a cell, which stays until the cell is edited again; `undefined`: none. */
export function setCellError(mediaId: number, column: EditedColumn, error: string | undefined) {
  const next = new Map(cellErrors.get());
  if (error === undefined) next.delete(cellKey(mediaId, column));
  else next.set(cellKey(mediaId, column), error);
  cellErrors.set(next);
}

/** Saves a change of an entry. If AniList refuses it, the reason is shown in the cell. */
export function useSaveCell({entry: {mediaId}, title}: TableRow, column: EditedColumn) {
  const {lists} = useApi();
  return (change: EntryChange, seen: SeenEntry = {}) => {
    setCellError(mediaId, column, undefined);
    lists
      .entry(mediaId)
      .save(mediaId, change, {...seen, label: title})
      .catch(({message}: ApiError) => setCellError(mediaId, column, text.refused(message)));
  };
}
