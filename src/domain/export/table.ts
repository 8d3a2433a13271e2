/** A value of an exported table. `null` is a missing value, which CSV shows as an empty cell. */
export type ExportCell = string | number | null;

/** One column of an exported table. `key` names it in JSON, `title` in CSV. */
export interface ExportColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly valueOf: (row: Row) => ExportCell;
}

/** Additional data in the JSON of a table, for instance its owner. The names of the table's own fields are reserved. */
export type ExportDetails = Readonly<Record<string, unknown>> &
  Readonly<Partial<Record<'version' | 'columns' | 'rows', never>>>;

/** An exported row as it is read back: the values by column key. */
export type ExportedRow = Readonly<Record<string, ExportCell>>;

/** Version of the JSON of a table (rule export-1). */
const exportVersion = '1.00';
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** Whether a spreadsheet would run a text as a formula. Some skip a leading tab or line break, or accept full-width signs. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
const needsQuotes = /[",;\r\n]/;

/** Replaces numbers that aren't finite, which neither format has. */
const known = (cell: ExportCell): ExportCell => (typeof cell === 'number' && !Number.isFinite(cell) ? null : cell);

/** The decimal separator of a locale. */
const decimalOf = (locale: string) =>
  new Intl.NumberFormat(locale, {numberingSystem: 'latn'}).formatToParts(0.5).find(({type}) => type === 'decimal')
    ?.value ?? '.';

/** One cell of CSV, with quotes as in RFC 4180 and an apostrophe before formulas (rule export-3). */
function csvCell(cell: ExportCell, decimal: string): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell).replace('.', decimal);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as CSV for spreadsheets: a byte order mark, the titles of the columns in the first line, lines ending in CR
 * LF. Spreadsheets of a locale with a decimal comma expect semicolons between the cells.
 */
export function toCsv<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[], locale: string): string {
  const decimal = decimalOf(locale);
  const separator = decimal === ',' ? ';' : ',';
  const lines = [columns.map(({title}) => title), ...rows.map(row => columns.map(({valueOf}) => known(valueOf(row))))];
  const lineOf = (cells: readonly ExportCell[]) => cells.map(cell => csvCell(cell, decimal)).join(separator) + lineEnd;
  return byteOrderMark + lines.map(lineOf).join('');
}

/** A table as JSON, with `extra` beside the columns and rows (rule export-1). `fromJson` reads it back. */
export function toJson<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  extra: ExportDetails = {},
): string {
  const table = {
    ...extra,
    version: exportVersion,
    columns: columns.map(({key, title}) => ({key, title})),
    rows: rows.map(row => Object.fromEntries(columns.map(({key, valueOf}) => [key, known(valueOf(row))]))),
  };
  return JSON.stringify(table, undefined, 2);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRow = (value: unknown): value is ExportedRow =>
  isRecord(value) &&
  Object.values(value).every(cell => cell === null || typeof cell === 'string' || typeof cell === 'number');

/** Reads the rows of an exported JSON. Returns `undefined` for anything that is not a table of this version (rule export-1). */
export function fromJson(json: string): readonly ExportedRow[] | undefined {
  let table: unknown;
  try {
    table = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!isRecord(table) || table.version !== exportVersion || !Array.isArray(table.rows)) return undefined;
  return table.rows.every(isRow) ? table.rows : undefined;
}
