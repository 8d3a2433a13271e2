import {ownValue} from '../value/ownValue';
import type {Steps} from '../value/steps';

/** An object of JSON. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object of JSON, and neither an array nor null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of an object's own field, never of its prototype. */
export const field = (object: unknown, name: string): unknown =>
  isJsonObject(object) ? ownValue(object, name) : undefined;

/** A list in a field; empty if there is none. */
export function listIn(object: unknown, name: string): readonly unknown[] {
  const value = field(object, name);
  return Array.isArray(value) ? value : [];
}

/** A text in a field. */
export function textIn(object: unknown, name: string): string | undefined {
  const value = field(object, name);
  return typeof value === 'string' ? value : undefined;
}

/** Number of characters read in one step, if no row ends earlier. */
const perStep = 65_536;

/** The end of the string that begins at a quotation mark: its closing mark, or the end of the text. */
function endOfString(source: string, begin: number): number {
  for (let end = source.indexOf('"', begin + 1); end > 0; end = source.indexOf('"', end + 1)) {
    let slashes = 0;
    while (source[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return source.length;
}

/** Finds and parses the rows of a JSON text; the rest is parsed later. */
class RowScanner {
  /** The rows of each array named "entries", in the order of the text. */
  readonly groups: unknown[][] = [];
  /** The text with the number of its group in place of each group's rows. */
  outside = '';
  readonly #source: string;
  #at = 0;
  #depth = 0;
  /** The last string outside of rows, as written. */
  #name = '';
  /** Whether the last two tokens were the name "entries" and a colon. */
  #isNamed = false;
  #rows: unknown[] | undefined;
  #rowsDepth = 0;
  /** The beginning of the current row. */
  #rowBegin = 0;
  /** The length of the text that `outside` covers. */
  #copied = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /**
   * Continues to the end of the next row, but by `perStep` characters at most, apart from a longer string or row.
   * Returns whether there is more. Throws if a row isn't JSON.
   */
  advance(): boolean {
    const source = this.#source;
    const end = Math.min(this.#at + perStep, source.length);
    const rowCount = this.#rows?.length;
    while (this.#at < end && (this.#rows?.length === rowCount || this.#rows === undefined)) {
      this.#take(source[this.#at] ?? '');
      this.#at += 1;
    }
    if (this.#at < source.length) return true;
    this.outside += source.slice(this.#copied);
    return false;
  }

  #take(sign: string): void {
    if (sign === '"') {
      const end = endOfString(this.#source, this.#at);
      if (!this.#rows) this.#name = this.#source.slice(this.#at, end + 1);
      this.#at = end;
    } else if (sign === ':') this.#isNamed = !this.#rows && JSON.parse(this.#name) === 'entries';
    else if (sign === '[' || sign === '{') this.#open(sign);
    else if (sign === ']' || sign === '}') this.#close();
    else if (sign === ',') {
      this.#isNamed = false;
      if (this.#rows && this.#depth === this.#rowsDepth) this.#endRow(this.#rows);
    }
  }

  #open(sign: string): void {
    this.#depth += 1;
    if (sign === '[' && this.#isNamed) {
      this.#rows = [];
      this.#rowsDepth = this.#depth;
      this.#rowBegin = this.#at + 1;
      this.outside += `${this.#source.slice(this.#copied, this.#rowBegin)}${this.groups.push(this.#rows) - 1}`;
    }
    this.#isNamed = false;
  }

  #close(): void {
    this.#depth -= 1;
    this.#isNamed = false;
    if (!this.#rows || this.#depth >= this.#rowsDepth) return;
    const isEmpty = !this.#rows.length && !this.#source.slice(this.#rowBegin, this.#at).trim();
    if (!isEmpty) this.#endRow(this.#rows);
    this.#rows = undefined;
    this.#copied = this.#at;
  }

  #endRow(rows: unknown[]): void {
    rows.push(JSON.parse(this.#source.slice(this.#rowBegin, this.#at)));
    this.#rowBegin = this.#at + 1;
  }
}

/**
 * Parses a JSON text; `undefined` if it isn't JSON. A list of 30 MB takes too long for one task, so the elements of the
 * arrays named "entries", nearly all of the text, are parsed one per step, and the rest at the end.
 */
export function* parseJson(source: string): Steps<{readonly value: unknown} | undefined> {
  const scanner = new RowScanner(source);
  try {
    while (scanner.advance()) yield;
    // The only element of such an array is the number of its group.
    const whole = (name: string, value: unknown) =>
      name === 'entries' && Array.isArray(value) ? scanner.groups[Number(value[0])] : value;
    return {value: JSON.parse(scanner.outside, whole)};
  } catch {
    return undefined;
  }
}
