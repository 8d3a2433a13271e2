import {scoreRanges, type ScoreFormat} from '../../score/score';
import {choiceFor, choiceName, choiceWord} from './choices';
import type {ChoiceField, Field} from './field';
import {keywordOf, nearest, type FieldKey} from './fields';
import {fold, foldKnown, foldKnownName, foldName} from './fold';
import {text, valueWords} from './messages';
import {parseDate, parseNumber} from './operands';
import type {Operand, Operator, Place, QueryProblem, QueryValue} from './query';
import {ratingEnd, ratingOperator, textOf, type RawValue, type Run} from './syntax';

/** The contents of a list: for hints about values that find nothing, and for completion. */
export interface Vocabulary {
  readonly type?: 'ANIME' | 'MANGA' | undefined;
  readonly scoreFormat?: ScoreFormat | undefined;
  /** The names that occur in the list, the most frequent first. */
  readonly names?: ReadonlyMap<FieldKey, readonly string[]> | undefined;
  /** Fields without a value in this list, which aren't offered. */
  readonly without?: readonly FieldKey[] | undefined;
}

/** A field whose values are read, with its key, and how they are compared. */
export interface ReadContext {
  readonly key: FieldKey;
  readonly field: Field;
  readonly operator: Operator;
  readonly vocabulary: Vocabulary;
}

/** The outcome of reading a value; a hint comes with a value, an error without. */
export interface ReadValue {
  readonly value?: QueryValue;
  readonly problem?: QueryProblem;
}

const failed = ({start, end}: Place, message: string): ReadValue => ({
  problem: {start, end, severity: 'error', message},
});
const withHint = (value: QueryValue, {start, end}: Place, message: string | undefined): ReadValue =>
  message === undefined ? {value} : {value, problem: {start, end, severity: 'hint', message}};

/** Whether a text is one of the words of a value, in English or in the user's language. */
export const isValueWord = (typed: string, english: readonly string[], own: string): boolean =>
  [...english, ...own.split(', ')].map(foldName).includes(foldName(typed));

/** Whether a text finds entries without a value. */
export const isNone = (typed: string): boolean => isValueWord(typed, ['none'], valueWords.none);

const exampleOf = ({key, field}: ReadContext) => `${keywordOf(key)}:${field.example}`;

/** The parts of a value before and after its first `..` outside quotation marks. */
function rangeOf(runs: readonly Run[]): readonly [string, string] | undefined {
  const place = runs.findIndex(run => !run.isLiteral && run.text.includes('..'));
  const run = runs[place];
  if (!run) return undefined;
  const at = run.text.indexOf('..');
  const before = textOf({runs: runs.slice(0, place)}) + run.text.slice(0, at);
  return [before, run.text.slice(at + 2) + textOf({runs: runs.slice(place + 1)})];
}

function readOperand(typed: string, {field}: ReadContext): Operand | undefined {
  return field.kind === 'date' ? parseDate(typed, field.isAhead ?? false) : parseNumber(typed);
}

const notRead = (typed: string, context: ReadContext, place: Place) =>
  failed(place, (context.field.kind === 'date' ? text.notADate : text.notANumber)(typed, exampleOf(context)));

/** Scores of another format than the user's find nothing, or everything. */
function hintOfScore({key, vocabulary: {scoreFormat}}: ReadContext, operands: readonly Operand[]): string | undefined {
  if (key !== 'score' || !scoreFormat) return undefined;
  const {max} = scoreRanges[scoreFormat];
  return operands.some(operand => typeof operand === 'number' && operand > max) ? text.scoreAbove(max) : undefined;
}

function readRange([from, to]: readonly [string, string], raw: RawValue, context: ReadContext): ReadValue {
  const [first, last] = [from, to].map(each => (each ? readOperand(each, context) : undefined));
  for (const [typed, operand] of [
    [from, first],
    [to, last],
  ] as const)
    if (typed && operand === undefined) return notRead(typed, context, raw);
  if (first === undefined && last === undefined) return failed(raw, text.needsValue(exampleOf(context)));
  if (first === undefined)
    return withHint({kind: 'compared', operator: '<=', operand: last ?? 0}, raw, hintOfScore(context, [last ?? 0]));
  if (last === undefined)
    return withHint({kind: 'compared', operator: '>=', operand: first}, raw, hintOfScore(context, [first]));
  const isBackwards = typeof first === 'number' && typeof last === 'number' && first > last;
  const hint = isBackwards ? text.backwards(`${to}..${from}`) : hintOfScore(context, [first, last]);
  return withHint({kind: 'between', from: first, to: last}, raw, hint);
}

function readCompared(raw: RawValue, context: ReadContext): ReadValue {
  const range = context.operator === ':' ? rangeOf(raw.runs) : undefined;
  if (range) return readRange(range, raw, context);
  const operand = readOperand(textOf(raw), context);
  if (operand === undefined) return notRead(textOf(raw), context, raw);
  return withHint({kind: 'compared', operator: context.operator, operand}, raw, hintOfScore(context, [operand]));
}

/** A hint about a name that no entry of the list has. */
function hintOfName(typed: string, {key, vocabulary}: ReadContext, isExact: boolean): string | undefined {
  const names = vocabulary.names?.get(key);
  if (!names) return undefined;
  const wanted = (isExact ? fold : foldName)(typed);
  const folded = isExact ? foldKnown : foldKnownName;
  if (names.some(name => folded(name) === wanted)) return undefined;
  return text.unknownName(typed, nearest(typed, names));
}

function readRated(raw: RawValue, context: ReadContext): ReadValue {
  const last = raw.runs.at(-1);
  const [end, typed, number] = (last && !last.isLiteral && ratingEnd.exec(last.text)) || [];
  const name = textOf(raw).slice(0, end === undefined ? undefined : -end.length);
  const hint = name ? hintOfName(name, context, false) : undefined;
  if (end === undefined || typed === undefined) return withHint({kind: 'text', text: name}, raw, hint);
  const rating = parseNumber(number ?? '');
  if (rating === undefined) return failed(raw, text.notANumber(number ?? '', exampleOf(context)));
  return withHint({kind: 'rated', text: name, operator: ratingOperator(typed), rating}, raw, hint);
}

function readChoice(raw: RawValue, {choices}: ChoiceField, {vocabulary: {type}}: ReadContext): ReadValue {
  const typed = textOf(raw);
  const code = choiceFor(choices, typed);
  if (code) return {value: {kind: 'text', text: code}};
  const codes = Object.keys(choices);
  const names = codes.map(each => choiceName(choices, each, type));
  return failed(raw, text.unknownChoice(typed, nearest(typed, [...codes.map(choiceWord), ...names]), names.join(', ')));
}

function readYesNo(raw: RawValue, context: ReadContext): ReadValue {
  const typed = textOf(raw);
  if (isValueWord(typed, ['yes', 'true'], valueWords.yes)) return {value: {kind: 'is', is: true}};
  if (isValueWord(typed, ['no', 'false'], valueWords.no)) return {value: {kind: 'is', is: false}};
  return failed(raw, text.notYesOrNo(typed, exampleOf(context)));
}

const isComparable = ({kind}: Field) => kind === 'number' || kind === 'date';

/** Reads a value of a field. */
export function readValue(raw: RawValue, context: ReadContext): ReadValue {
  const {field, operator} = context;
  const typed = textOf(raw);
  if (!typed) return failed(raw, text.needsValue(exampleOf(context)));
  if (operator !== ':' && !isComparable(field)) return failed(raw, text.notComparable(exampleOf(context)));
  const isBare = raw.runs.every(({isLiteral}) => !isLiteral);
  if (isBare && isNone(typed))
    return operator === ':' ? {value: {kind: 'none'}} : failed(raw, text.needsValue(exampleOf(context)));
  if (field.kind === 'text') return {value: {kind: 'text', text: typed}};
  if (field.kind === 'rated') return readRated(raw, context);
  if (field.kind === 'choice') return readChoice(raw, field, context);
  if (field.kind === 'yesNo') return readYesNo(raw, context);
  if (field.kind !== 'names') return readCompared(raw, context);
  const hint = field.match === 'part' ? undefined : hintOfName(typed, context, field.match === 'exact');
  return withHint({kind: 'text', text: typed}, raw, hint);
}
