import {editDistance} from '../../import/editDistance';
import {entryFields} from './entryFields';
import type {Field} from './field';
import {foldKnownName, foldName} from './fold';
import {mediaFields} from './mediaFields';
import {fieldWords, orderWords} from './messages';

/** The English keyword of a field. */
export type FieldKey = keyof typeof entryFields | keyof typeof mediaFields;

/** The fields of a query. Everything that a query language needs to know of a field is here and in the messages. */
export const fields: Readonly<Record<FieldKey, Field>> = {...entryFields, ...mediaFields};
/** Their keys, in the order of the documentation. */
export const fieldKeys = Object.keys(fields) as readonly FieldKey[];

/** Stands in the place of a field for the order of the rows. */
export const orderKey = 'order';
const orderAliases = ['sort'];

/** A keyword as it is written: `volumes-read`. */
export const keywordOf = (key: string): string => key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

const listed = (words: string) => words.split(', ');

/** The keywords of a field, or of the order, in the user's language: the one that is offered first. */
export const ownWords = (key: FieldKey | typeof orderKey): readonly string[] =>
  listed(key === orderKey ? orderWords.order : fieldWords[key]);

/** The English keywords of a field, or of the order, which work in every language. */
export const englishWords = (key: FieldKey | typeof orderKey): readonly string[] => [
  keywordOf(key),
  ...(key === orderKey ? orderAliases : fields[key].aliases),
];

const wordKeys = [...fieldKeys, orderKey] as const;

/** All keywords, as they are written. */
export const allWords = (): readonly string[] => wordKeys.flatMap(key => [...ownWords(key), ...englishWords(key)]);

/**
 * All keywords as they are compared, with their fields. An English keyword means the same in every language, so it
 * takes precedence over one in the user's.
 */
export const keywords = (): ReadonlyMap<string, FieldKey | typeof orderKey> =>
  new Map(
    [ownWords, englishWords].flatMap(wordsOf =>
      wordKeys.flatMap(key => wordsOf(key).map(word => [foldName(word), key] as const)),
    ),
  );

const maxTypos = 2;
const minBeginning = 3;
const maxTypedLength = 20;

/** The candidate that a text most resembles: one that begins with its three or more letters, or differs by two. */
export function nearest(typed: string, candidates: readonly string[]): string | undefined {
  const wanted = foldName(typed);
  if (!wanted || wanted.length > maxTypedLength) return undefined;
  const most = Math.min(maxTypos, Math.floor(wanted.length / 2));
  const isBeginning = wanted.length >= minBeginning;
  return candidates
    .map(candidate => {
      const name = foldKnownName(candidate);
      // The names differ by at least this many letters.
      const least = Math.abs(wanted.length - name.length);
      const distance = () => (least > most ? least : editDistance(wanted, name, most));
      return {candidate, distance: isBeginning && name.startsWith(wanted) ? 0.5 : distance()};
    })
    .filter(({distance}) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance)[0]?.candidate;
}
