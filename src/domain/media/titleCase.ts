import {knownTitles} from './knownTitles';

const word = /\p{Lu}[\p{Lu}'’]*(?![\p{L}\d])/gu;
const numeral = /^(?:M{0,3})(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
/** Words that are read letter by letter, although they have a vowel; without one, every word is. */
const abbreviations = new Set(['SNAFU', 'ADHD', 'AIDS', 'NASA', 'UNICEF', 'UNESCO']);
/** Short words that are written in lower case within a title, if the rest of it was in capitals. */
const smallWords = new Set([
  'A',
  'AN',
  'AND',
  'AT',
  'BY',
  'DE',
  'FOR',
  'GA',
  'IN',
  'NI',
  'NO',
  'OF',
  'ON',
  'OR',
  'THE',
  'TO',
  'WA',
  'WO',
]);
/** Other short words that aren't abbreviations. */
const shortWords = new Set([
  'ACE',
  'AIR',
  'BIG',
  'BOY',
  'CAT',
  'DAY',
  'DOG',
  'END',
  'EYE',
  'FOX',
  'GOD',
  'GUN',
  'HOT',
  'ICE',
  'KEY',
  'MAN',
  'MY',
  'NEW',
  'OLD',
  'ONE',
  'OUT',
  'RED',
  'SEA',
  'SKY',
  'SUN',
  'TWO',
  'WAR',
  'ZOO',
]);

const capitalised = (text: string) => text.charAt(0) + text.slice(1).toLowerCase();
const lettersOf = (text: string) => text.replace(/['’]/g, '');

const isAbbreviation = (letters: string) =>
  numeral.test(letters) || abbreviations.has(letters) || !/[AEIOUYÀ-Ý]/.test(letters);

/**
 * A romaji title with capitals as usual: known ones from a list, others by a rule, which changes words of four or more
 * capitals that are neither abbreviations nor numerals. Shorter ones change only if the whole title is in capitals.
 */
export function titleCase(title: string): string {
  const known = knownTitles.get(title.trim());
  if (known !== undefined) return title.replace(title.trim(), () => known);
  const isAllCapitals = !/\p{Ll}/u.test(title);
  const isLong = (text: string) => lettersOf(text).length >= 4 && !isAbbreviation(lettersOf(text));
  if (![...title.matchAll(word)].some(([found]) => isLong(found))) return title;
  return title.replace(word, (found: string, at: number) => {
    // A part of a word, such as the last letters of "StrikerS" or of "AIC2ABCD".
    if (/[\p{Ll}\d]/u.test(title.charAt(at - 1))) return found;
    if (isLong(found)) return capitalised(found);
    if (isAllCapitals && smallWords.has(found)) return at === 0 ? capitalised(found) : found.toLowerCase();
    return isAllCapitals && shortWords.has(found) ? capitalised(found) : found;
  });
}
