import type {ComponentType} from 'react';

import type {TableModel, TableRow} from '../model';

/**
 * Where the focus goes when an editor is left. `right` is the next cell in the direction of reading; `away`: the focus is
 * already elsewhere and must stay there.
 */
export type EditEnd = 'stay' | 'down' | 'up' | 'right' | 'left' | 'away';

/** Props of the editor of a cell. */
export interface EditorProps {
  readonly row: TableRow;
  readonly model: TableModel;
  /** The key that began the editing, if it is to be the first character of the new value. */
  readonly typed: string | undefined;
  /** Leaves the editor; a changed value has been saved before. */
  readonly end: (where: EditEnd) => void;
}

/** The editor of the cells of a column, and their control. */
export interface CellEditing {
  readonly Editor: ComponentType<EditorProps>;
  /** A control that is in each cell, such as "+1", beside the value; it is rendered for the user's own list only. */
  readonly Action?: ComponentType<Pick<EditorProps, 'row' | 'model'>>;
}
