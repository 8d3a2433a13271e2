import {parseListStatus} from '../list/listStatus';
import {normalised, searchText} from '../text/searchText';
import {text} from './messages';
import {compilePattern} from './pattern';
import {parseTerms, type Term} from './terms';

/** A field of a row that a filter can name. */
export interface FilterField<Row> {
  /** Text, the status of a list entry, or a number such as a year. */
  readonly kind: 'text' | 'status' | 'number';
  /** The values of a row in this field, any number of them. */
  readonly read: (row: Row) => readonly (string | number | null | undefined)[];
}

/** The fields of a row by the keys that the user types. */
export type FilterFields<Row> = Readonly<Record<string, FilterField<Row>>>;

export interface Filter<Row> {
  readonly matches: (row: Row) => boolean;
  /** Notes about terms that cannot be used as typed, shown beside the field. */
  readonly problems: readonly string[];
}

type Matcher = (values: readonly (string | number)[]) => boolean;

/** Characters that make a text a regular expression. */
const syntax = /[\\^$.*+?()[\]{}|]/;

/** From and to, either of which may be missing: `2010`, `2010-2015`, `2010-`, `-2015`. */
const range = /^(\d+)?(-)?(\d+)?$/;

/** Compares text: in quotes literally, otherwise by its words or as a regular expression, ignoring case and accents. */
function matchText({value, isQuoted}: Term, problems: string[]): Matcher {
  const small = normalised(value);
  if (isQuoted) return values => values.some(each => normalised(String(each)).includes(small));
  const search = searchText(value);
  const byWords: Matcher = values => search.isIn(values.join(' '));
  if (!syntax.test(value)) return byWords;
  const {isIn, problem} = compilePattern(value);
  if (problem) problems.push(text[problem]);
  return values => byWords(values) || values.some(each => isIn(String(each)) || isIn(normalised(String(each))));
}

/** Compares numbers with a number or a range; `undefined` if the value is neither. */
function matchNumber({value, isQuoted}: Term): Matcher | undefined {
  const [all, from, dash, to] = range.exec(value.replace(/\s/g, '')) ?? [];
  if (isQuoted || !all || !(from ?? to)) return undefined;
  const [low, high] = [Number(from ?? 0), dash ? Number(to ?? Infinity) : Number(from)];
  return values => values.some(each => Number(each) >= low && Number(each) <= high);
}

/**
 * Compares the status of a list entry with a word for a status, such as "watching" or "plan to read"; `undefined` for
 * other words.
 */
function matchStatus({value, isQuoted}: Term): Matcher | undefined {
  const status = isQuoted ? undefined : parseListStatus(value);
  return status && (values => values.includes(status));
}

const isPresent = (value: string | number | null | undefined): value is string | number =>
  value !== null && value !== undefined && value !== '';

/**
 * Whether the row has the term in any of these fields. Years have four digits, so that "2" isn't a year (rule
 * filter-3).
 */
function matchTerm<Row>(term: Term, fields: readonly FilterField<Row>[], problems: string[]) {
  const inText = matchText(term, problems);
  const isYear = term.key !== undefined || /^\d{4}(-\d{4})?$/.test(term.value);
  const byKind = {
    text: inText,
    number: (isYear && matchNumber(term)) || inText,
    status: matchStatus(term) ?? inText,
  };
  // Words without a key may be in several texts of a row; a number or a status is a field of its own.
  const texts = fields.filter(({kind}) => kind === 'text');
  const others = fields.filter(({kind}) => kind !== 'text');
  return (row: Row) =>
    inText(texts.flatMap(({read}) => read(row).filter(isPresent))) ||
    others.some(({kind, read}) => byKind[kind](read(row).filter(isPresent)));
}

/**
 * Compiles a filter for rows with the given fields (rule filter-1), ignoring case and accents, and the difference
 * between British and American spelling. A row matches if it has every term. Never throws; terms that cannot be used as
 * typed are searched for as text, and listed in `problems`.
 */
export function createFilter<Row>(filter: string, fields: FilterFields<Row>): Filter<Row> {
  const problems: string[] = [];
  const known = Object.keys(fields);
  const all = Object.values(fields);
  const tests = parseTerms(filter).map(term => {
    const {key} = term;
    if (key === undefined) return matchTerm(term, all, problems);
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field) return matchTerm(term, [field], problems);
    problems.push(text.unknownKey(key, known.join(', ')));
    return matchTerm({...term, key: undefined, value: term.source, isQuoted: true}, all, problems);
  });
  return {matches: row => tests.every(isMatch => isMatch(row)), problems: [...new Set(problems)]};
}
