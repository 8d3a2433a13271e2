import type {ColumnKey} from '#domain/list/table/columns';
import {TableScroller} from '#ui/table/TableScroller';
import {VirtualRows} from '#ui/virtual/VirtualRows';
import {editors} from '../edit/editors';
import type {TableLine, TableModel} from '../model';

const keyOf = ({key}: TableLine) => key;

/** The rows of the table: as a grid of cells, or as cards where there is no room for columns. */
export function Grid({arrangement: {lines}, view: {columns}}: TableModel) {
  const cellOf = (line: TableLine, column: ColumnKey) =>
    line.kind === 'row' ? (column === 'title' ? line.row.title : String(editors[column] !== undefined)) : line.name;
  return (
    <TableScroller label="table" rowCount={lines.length + 1} style={{}}>
      {scroller => (
        <VirtualRows rows={lines} keyOf={keyOf} scroller={scroller} estimate={40} overscan={8}>
          {(line, index, measure) => (
            <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
              {columns.map(column => (
                <td key={column}>{cellOf(line, column)}</td>
              ))}
            </tr>
          )}
        </VirtualRows>
      )}
    </TableScroller>
  );
}
