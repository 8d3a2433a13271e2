import type {TableLine, TableModel} from '../model';
import type {CellContext} from './cells';
import type {GridColumn} from './gridColumns';
import type {GridSelection} from './useSelection';

/** Props of the grid and of its body. */
export interface GridTableProps {
  model: TableModel;
  lines: readonly TableLine[];
  columns: readonly GridColumn[];
  context: CellContext;
  /** Whether rows are shown as cards. */
  isCards: boolean;
  /** Whether all rows are in the page. */
  isWhole: boolean;
  selection: GridSelection;
  collapsed: ReadonlySet<string>;
  toggleGroup: (key: string) => void;
}
