import {allWords, fieldKeys, fields, keywords, nearest, orderKey, ownWords, type FieldKey} from './fields';
import type {Field} from './field';
import {foldName} from './fold';
import {text} from './messages';
import type {OrderKey, Place, Query, QueryProblem, QueryTerm} from './query';
import {splitTerms, textOf, type RawTerm, type RawValue} from './syntax';
import {readValue, type Vocabulary} from './values';

/** Longer queries are refused, so that nothing that is pasted takes long. */
export const maxQueryLength = 5000;

const placeOf = ({start, end}: Place): Place => ({start, end});
const error = ({start, end}: Place, message: string): QueryProblem => ({start, end, severity: 'error', message});

interface Parts {
  readonly terms: QueryTerm[];
  readonly order: OrderKey[];
  readonly problems: QueryProblem[];
}

const unsortable: readonly Field['kind'][] = ['text', 'names', 'rated'];

/** Whether rows can be sorted by a field. */
export const isSortable = (key: FieldKey): boolean => key === 'title' || !unsortable.includes(fields[key].kind);

const sortableWords = () => fieldKeys.filter(isSortable).map(key => ownWords(key)[0] ?? key);

function readOrder(raw: RawTerm, words: ReturnType<typeof keywords>, {order, problems}: Parts) {
  if (raw.isExcluded) problems.push(error({start: raw.start, end: raw.start + 1}, text.orderExcluded));
  for (const value of raw.values) {
    const typed = textOf(value);
    const name = typed.replace(/^-/, '');
    const key = words.get(foldName(name));
    if (key && key !== orderKey && isSortable(key)) order.push({field: key, isReversed: typed !== name});
    else problems.push(error(value, text.notSortable(name, nearest(name, sortableWords()))));
  }
}

function hintOfQuotes(values: readonly RawValue[], {problems}: Parts) {
  for (const {start, end, isUnclosed} of values)
    if (isUnclosed) problems.push({start, end, severity: 'hint', message: text.unclosed});
}

function readText(raw: RawTerm, typed: string, {terms}: Parts) {
  const {start, end, isExcluded} = raw;
  // A dash between words, as in a title that was pasted, says nothing.
  const isDash = typed === '-' && raw.values[0]?.runs.every(({isLiteral}) => !isLiteral);
  if (typed && !isDash) terms.push({field: 'title', isExcluded, values: [{kind: 'text', text: typed}], start, end});
}

function readTerm(raw: RawTerm, key: FieldKey, vocabulary: Vocabulary, {terms, problems}: Parts) {
  const {start, end, isExcluded, operator} = raw;
  const read = raw.values.map(value => readValue(value, {key, field: fields[key], operator, vocabulary}));
  problems.push(...read.flatMap(({problem}) => problem ?? []));
  const values = read.flatMap(({value}) => value ?? []);
  if (!values.length) return;
  terms.push({field: key, isExcluded, values, start, end});
  if (raw.field && vocabulary.without?.includes(key))
    problems.push({...placeOf(raw.field), severity: 'hint', message: text.withoutField(raw.field.word)});
}

/**
 * Parses a query. Never throws: every text has a meaning, and what doesn't fit is named in `problems`, at its place. A
 * word with a colon at its end is a text unless it is a keyword, so that titles can be pasted ("Code Geass: …").
 */
export function parseQuery(query: string, vocabulary: Vocabulary = {}): Query {
  const parts: Parts = {terms: [], order: [], problems: []};
  if (query.length > maxQueryLength)
    parts.problems.push(error({start: maxQueryLength, end: query.length}, text.tooLong(maxQueryLength)));
  const words = keywords();
  for (const raw of splitTerms(query.slice(0, maxQueryLength))) {
    const {field, values} = raw;
    const key = field && words.get(foldName(field.word));
    hintOfQuotes(values, parts);
    if (key === orderKey) readOrder(raw, words, parts);
    else if (key) readTerm(raw, key, vocabulary, parts);
    else if (!field || values.every(({runs}) => !runs.length))
      readText(raw, field ? query.slice(field.start, raw.end) : textOf(raw.values[0] ?? {runs: []}), parts);
    else {
      const suggestion = nearest(field.word, allWords());
      parts.problems.push(error(field, text.unknownField(field.word, suggestion, query.slice(field.start, raw.end))));
    }
  }
  return parts;
}
