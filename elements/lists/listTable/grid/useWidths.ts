import {useState} from 'react';

import type {TableModel} from '../model';
import {boundedWidth, widthOf, type GridColumn} from './gridColumns';

/** The widths of the columns: those that the user has chosen, and that of the one whose edge is being dragged. */
export function useWidths({view: {widths}, change}: TableModel) {
  const [dragged, setDragged] = useState<{readonly column: GridColumn; readonly width: number}>();
  return {
    widthOf: (column: GridColumn) => (dragged?.column === column ? dragged.width : widthOf(column, widths)),
    drag: (column: GridColumn, width: number) => setDragged({column, width: boundedWidth(width)}),
    resize(column: GridColumn, width: number) {
      setDragged(undefined);
      change({widths: {...widths, [column]: boundedWidth(width)}});
    },
  };
}
