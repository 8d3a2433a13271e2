import {choiceName} from './choices';
import type {Field} from './field';
import {englishWords, fieldKeys, fields, keywords, orderKey, ownWords, type FieldKey} from './fields';
import {foldName} from './fold';
import {dateWords, fieldNames, fieldNotes, valueWords} from './messages';
import {isSortable} from './parse';
import type {Place} from './query';
import {quote, splitTerms, textOf, type RawTerm, type RawValue} from './syntax';
import {isNone, type Vocabulary} from './values';

/** A way to complete what is being typed: `insert` replaces the text from `start` to `end`. */
export interface Completion extends Place {
  readonly insert: string;
  readonly label: string;
  /** A note about a field; empty for values. */
  readonly detail: string;
}

type Offer = Omit<Completion, keyof Place>;

const defaultLimit = 20;
const wordStart = /^\p{L}[\p{L}\p{M}\p{N}_-]*$/u;
const notes: Readonly<Partial<Record<string, string>>> = fieldNotes;

/** Offers that begin with what was typed, then those that contain it. */
function fitting<O>(offers: readonly O[], typed: string, textsOf: (offer: O) => readonly string[]): readonly O[] {
  const wanted = foldName(typed);
  const folded = offers.map(offer => ({offer, texts: textsOf(offer).map(foldName)}));
  const begins = folded.filter(({texts}) => texts.some(each => each.startsWith(wanted)));
  const contains = folded.filter(each => !begins.includes(each) && each.texts.some(one => one.includes(wanted)));
  return [...begins, ...contains].map(({offer}) => offer);
}

const offeredKeys = ({without}: Vocabulary) => fieldKeys.filter(key => !without?.includes(key));

/** Fields for a word; `end` follows the keyword, a colon unless there is an operator already. */
function fieldOffers(typed: string, end: string, vocabulary: Vocabulary): readonly Offer[] {
  const keys = [...offeredKeys(vocabulary), orderKey] as const;
  return fitting(keys, typed, key => [...ownWords(key), ...englishWords(key)]).map(key => {
    const label = ownWords(key)[0] ?? key;
    return {insert: label + end, label, detail: key === orderKey ? '' : (notes[key] ?? fieldNames[key])};
  });
}

const offered = (label: string, insert = label): Offer => ({insert, label, detail: ''});
const firstWord = (words: string) => words.split(', ')[0] ?? '';
/** A name as a value, in quotation marks if it has spaces or would mean something else. */
const offeredName = (name: string) => offered(name, isNone(name) ? `"${name}"` : quote(name));

function valueOffers(key: FieldKey, field: Field, {type, names}: Vocabulary): readonly Offer[] {
  if (field.kind === 'choice')
    return Object.keys(field.choices).map(code => {
      const name = choiceName(field.choices, code, type);
      return offered(name, quote(name.toLowerCase().replace(/\s/g, '-')));
    });
  if (field.kind === 'yesNo') return [valueWords.yes, valueWords.no].map(words => offered(firstWord(words)));
  if (field.kind === 'date') {
    const day = field.isAhead ? dateWords.tomorrow : dateWords.yesterday;
    return [dateWords.today, day, `7${dateWords.days}`, `30${dateWords.days}`].map(word => offered(word));
  }
  return (names?.get(key) ?? []).map(offeredName);
}

/** The value at the caret: as far as it is typed, and what is replaced. */
interface Typed extends Place {
  readonly typed: string;
}

/** A text in quotation marks that isn't closed would reach to the end of the query. */
const endOf = (query: string, {start, end}: RawValue, caret: number): number => {
  const whole = splitTerms(query)
    .flatMap(({values}) => values)
    .find(each => each.start === start);
  return whole && !whole.isUnclosed ? whole.end : Math.max(end, caret);
};

function completeValue(raw: RawTerm, place: Typed, vocabulary: Vocabulary): readonly (Offer & Place)[] {
  const key = keywords().get(foldName(raw.field?.word ?? ''));
  if (!key) return [];
  const {start, end} = place;
  if (key === orderKey) {
    const isReversed = place.typed.startsWith('-');
    const words = offeredKeys(vocabulary)
      .filter(isSortable)
      .map(each => offered(ownWords(each)[0] ?? each));
    const found = fitting(words, place.typed.replace(/^-/, ''), ({label}) => [label]);
    return found.map(offer => ({...offer, start: start + Number(isReversed), end}));
  }
  const offers = [...valueOffers(key, fields[key], vocabulary), offered(firstWord(valueWords.none))];
  return fitting(offers, place.typed, ({label, insert}) => [label, insert]).map(offer => ({...offer, start, end}));
}

function completeField(
  raw: RawTerm | undefined,
  query: string,
  caret: number,
  vocabulary: Vocabulary,
): readonly Completion[] {
  const start = raw ? raw.start + Number(raw.isExcluded) : caret;
  const typed = query.slice(start, caret);
  if (typed && !wordStart.test(typed)) return [];
  const whole = splitTerms(query).find(each => each.start === raw?.start);
  const end = whole?.field?.end ?? whole?.end ?? caret;
  return fieldOffers(typed, whole?.field ? '' : ':', vocabulary).map(offer => ({...offer, start, end}));
}

/** The fields or values that what is typed before the caret may become. */
export function completions(
  query: string,
  caret: number,
  vocabulary: Vocabulary,
  limit = defaultLimit,
): readonly Completion[] {
  // Only what is before the caret says what is being typed.
  const last = splitTerms(query.slice(0, caret)).at(-1);
  const raw = last?.end === caret ? last : undefined;
  const value = raw?.field && raw.values.at(-1);
  if (!raw || !value) return completeField(raw, query, caret, vocabulary).slice(0, limit);
  const place = {typed: textOf(value), start: value.start, end: endOf(query, value, caret)};
  return completeValue(raw, place, vocabulary).slice(0, limit);
}
