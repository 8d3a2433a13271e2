import type {ColumnKey} from '#domain/list/table/columns';
import type {CellEditing} from './editing';
import {NotesEditor} from './NotesEditor';
import {ListsEditor} from './ListsEditor';
import {PlusOneCell} from './PlusOneCell';
import {HiddenEditor, PrivateEditor, StatusEditor} from './choices';
import {FinishedEditor, StartedEditor} from './DateEditor';
import {ProgressEditor, RepeatsEditor, VolumesEditor} from './counts';
import {ScoreEditor} from './ScoreEditor';

/**
 * The editors by column. A column without one can't be edited. The cells of a column with one also contain a `CellState`
 * after the value.
 */
export const editors: Readonly<Partial<Record<ColumnKey, CellEditing>>> = {
  status: {Editor: StatusEditor},
  score: {Editor: ScoreEditor},
  progress: {Editor: ProgressEditor, Action: PlusOneCell},
  volumes: {Editor: VolumesEditor},
  started: {Editor: StartedEditor},
  finished: {Editor: FinishedEditor},
  repeats: {Editor: RepeatsEditor},
  notes: {Editor: NotesEditor},
  lists: {Editor: ListsEditor},
  private: {Editor: PrivateEditor},
  hidden: {Editor: HiddenEditor},
};
