import type {Operator, Place} from './query';

// The grammar. A query is terms with spaces between them:
//
//   term   = ["-"] field operator values | ["-"] text
//   field  = a letter, then letters, digits, "-" and "_"
//   operator = ":" | "=" | ">" | ">=" | "<" | "<=" | "≥" | "≤", also after a colon, as in ":>="
//   values = value {"," value}; after > >= < <= one value, in which a comma is a decimal comma
//   value  = {"quoted"} {bare}; a quotation mark opens only at the beginning of a value and after ".."
//   text   = a value in which a comma is a character like others
//
// Within quotation marks, a backslash stands before a quotation mark or a backslash. A part in quotation marks is
// literal: `none`, `..` and the comparison of a rating are recognized outside only. Every text has such a reading.

/** Version of the grammar, for queries that are stored: a later one may read them in another way. */
export const grammarVersion = 1;

/** A part of a value. */
export interface Run {
  readonly text: string;
  /** In quotation marks. */
  readonly isLiteral: boolean;
}

/** A value as typed. */
export interface RawValue extends Place {
  readonly runs: readonly Run[];
  /** Whether the closing quotation mark is missing. */
  readonly isUnclosed: boolean;
}

/** A term as typed, with its values; a text has no field and one value. */
export interface RawTerm extends Place {
  readonly isExcluded: boolean;
  readonly field: (Place & {readonly word: string}) | undefined;
  readonly operator: Operator;
  /** Empty values are included, since they are being typed. */
  readonly values: readonly RawValue[];
}

const fieldStart = /(\p{L}[\p{L}\p{M}\p{N}_-]*)(:?(?:>=|<=|[>=<≥≤])|:)/uy;
const spaces = /\s*/uy;
const isSpace = (char: string | undefined) => char === undefined || /\s/u.test(char);

/** The marks that end a text in quotation marks, by the one that begins it. */
const closing: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['”', '”'],
  ['„', '“”'],
]);
const escapable = '"“”„\\';

const operators: ReadonlyMap<string, Operator> = new Map([
  ['>', '>'],
  ['>=', '>='],
  ['≥', '>='],
  ['<', '<'],
  ['<=', '<='],
  ['≤', '<='],
]);
const operatorOf = (typed: string): Operator => operators.get(typed.replace(/^:(?=.)/, '')) ?? ':';

/** The comparison of a rating at the end of a value, as in `isekai>60`. */
export const ratingEnd = /(>=|<=|[>=<≥≤])([^<>=≥≤]*)$/u;
/** The operator as typed in `ratingEnd`. */
export const ratingOperator = operatorOf;

/** The text of a value. */
export const textOf = ({runs}: Pick<RawValue, 'runs'>): string => runs.map(({text}) => text).join('');

function readQuoted(text: string, start: number) {
  const ends = closing.get(text[start] ?? '') ?? '';
  let inside = '';
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at] ?? '';
    const next = text[at + 1];
    if (char === '\\' && next !== undefined && escapable.includes(next)) {
      inside += next;
      at++;
    } else if (ends.includes(char)) return {inside, end: at + 1, isUnclosed: false};
    else inside += char;
  }
  return {inside, end: text.length, isUnclosed: true};
}

function readRuns(text: string, start: number, hasCommas: boolean): RawValue {
  const runs: Run[] = [];
  let [at, bare, isUnclosed] = [start, '', false];
  const flush = () => {
    if (bare) runs.push({text: bare, isLiteral: false});
    bare = '';
  };
  while (!isSpace(text[at]) && !(hasCommas && text[at] === ',')) {
    const opens = closing.has(text[at] ?? '') && (at === start || text.startsWith('..', at - 2));
    if (opens) {
      flush();
      const quoted = readQuoted(text, at);
      runs.push({text: quoted.inside, isLiteral: true});
      ({isUnclosed, end: at} = quoted);
    } else bare += text[at++] ?? '';
  }
  flush();
  return {runs, start, end: at, isUnclosed};
}

function readValues(text: string, start: number, hasCommas: boolean): RawValue[] {
  const values = [readRuns(text, start, hasCommas)];
  let end = values[0]?.end ?? start;
  while (hasCommas && text[end] === ',') {
    const value = readRuns(text, end + 1, hasCommas);
    values.push(value);
    ({end} = value);
  }
  return values;
}

function readTerm(text: string, start: number): RawTerm {
  const isExcluded = text[start] === '-' && !isSpace(text[start + 1]);
  const at = start + Number(isExcluded);
  fieldStart.lastIndex = at;
  const [all, word, typed] = fieldStart.exec(text) ?? [];
  if (all === undefined || word === undefined || typed === undefined) {
    const value = readRuns(text, at, false);
    return {start, end: value.end, isExcluded, field: undefined, operator: ':', values: [value]};
  }
  const operator = operatorOf(typed);
  const values = readValues(text, at + all.length, operator === ':');
  const end = values.at(-1)?.end ?? at;
  return {start, end, isExcluded, field: {word, start: at, end: at + word.length}, operator, values};
}

/** Splits a query into its terms. Never fails: see the grammar above. */
export function splitTerms(text: string): RawTerm[] {
  const terms: RawTerm[] = [];
  let at = 0;
  for (;;) {
    spaces.lastIndex = at;
    at += spaces.exec(text)?.[0].length ?? 0;
    if (at >= text.length) return terms;
    const term = readTerm(text, at);
    terms.push(term);
    at = Math.max(term.end, at + 1);
  }
}

const bareText = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_'’!?&/+;-]*$/u;

/** A text as a value of a query: in quotation marks if it has characters with a meaning. */
export const quote = (text: string): string => (bareText.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`);
