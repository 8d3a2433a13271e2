/** A cell by its place. The headings are row -1. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** The size of a grid. */
export interface GridExtent {
  readonly rows: number;
  readonly columns: number;
  /** Number of rows that a page key moves. */
  readonly page: number;
}

type Move = (place: GridPlace, extent: GridExtent) => GridPlace;

/** Keys that move the focus; the arrows as from left to right. */
const moves: Readonly<Record<string, Move>> = {
  ArrowDown: ({row, column}) => ({row: row + 1, column}),
  ArrowUp: ({row, column}) => ({row: row - 1, column}),
  ArrowRight: ({row, column}) => ({row, column: column + 1}),
  ArrowLeft: ({row, column}) => ({row, column: column - 1}),
  PageDown: ({row, column}, {page}) => ({row: row + page, column}),
  PageUp: ({row, column}, {page}) => ({row: Math.max(row - page, Math.min(row, 0)), column}),
  Home: ({row}) => ({row, column: 0}),
  End: ({row}, {columns}) => ({row, column: columns - 1}),
  'Ctrl+Home': () => ({row: 0, column: 0}),
  'Ctrl+End': (_place, {rows, columns}) => ({row: rows - 1, column: columns - 1}),
};

const mirrored: Readonly<Record<string, string>> = {ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft'};
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The cell that a key moves to; `undefined` if it moves nowhere. */
export function placeAfter(
  key: string,
  place: GridPlace,
  extent: GridExtent,
  {isCtrl = false, isRtl = false} = {},
): GridPlace | undefined {
  const name = (isRtl && mirrored[key]) || key;
  const moved = moves[isCtrl ? `Ctrl+${name}` : name]?.(place, extent);
  return moved && {row: within(moved.row, -1, extent.rows - 1), column: within(moved.column, 0, extent.columns - 1)};
}
