import {editDistance} from '../import/editDistance';
import {inOneSpelling, normalised} from './searchText';

/** A text of a document, and how much a word in it counts. */
export interface SearchField {
  readonly text: string;
  readonly weight: number;
}

/** Word lists of a language for a search. Words are separated by spaces. */
export interface SearchLanguage {
  /** Words that a sentence contains but that say nothing about its topic. */
  readonly ignored: string;
  /** Spellings of one thing, such as `sign in, log in = signin`, separated by semicolons. */
  readonly phrases: string;
  /** Other words that a word also finds, such as `mute = hide block`, separated by semicolons. */
  readonly synonyms: string;
}

/** The result of a search. */
export interface Ranking<T> {
  /** The documents found, best first. */
  readonly found: readonly T[];
  /** Whether no word is in any document as typed, so that documents with similar words were found. */
  readonly isNear: boolean;
}

interface Indexed<T> {
  readonly document: T;
  readonly fields: readonly {readonly tokens: ReadonlySet<string>; readonly weight: number}[];
}

/** One of the words of a search: the documents that have it, with their scores, and how rare it is. */
interface Hits {
  readonly scores: ReadonlyMap<unknown, number>;
  readonly rarity: number;
  readonly isNear: boolean;
}

/** Documents are found with this share of the words, or of the score, of the best one, */
const minShare = 0.6;
/** but never with less than this share of its score. */
const leastShare = 0.3;
const synonymShare = 0.6;
/** The first synonym of a word is the closest one. */
const laterShare = 0.8;
const nearShare = 0.3;

/** Words with an apostrophe are written in both ways. */
const withoutApostrophes = (text: string) => normalised(text).replace(/['’]/g, '');

const pairs = (text: string) =>
  text
    .split(';')
    .filter(each => each.includes('='))
    .map(each => each.split('=').map(side => withoutApostrophes(side).trim()) as [string, string]);

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}+]+/gu) ?? [];

/** The parts of an id count as words, too: "css", "green" and "manga" in CSSgreenManga. */
const partsOfId = (text: string) =>
  text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu}{2,})(\p{Ll}{2,})/gu, '$1 $2');

const endings = /(?:ing|ed|es|e|s)$/;
const stems = new Map<string, string>();
/** The word without its ending, so that "hides", "hiding" and "hide" are equal. */
function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const cut = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(endings, '');
  const stem = cut.length < 3 || word.endsWith('ss') ? word : cut;
  stems.set(word, stem);
  return stem;
}

/** How well a word of a document fits a word of a search: 1 for the same word, 0 for another one. */
function fit(token: string, word: string): number {
  if (token === word) return 1;
  if (stemOf(token) === stemOf(word)) return 0.9;
  if (word.length >= 2 && token.startsWith(word)) return 0.7;
  if (token.length >= 4 && word.length - token.length <= 3 && word.startsWith(token)) return 0.6;
  return word.length >= 5 && token.includes(word) ? 0.4 : 0;
}

const fitWhole = (token: string, word: string) => (stemOf(token) === stemOf(word) ? 1 : 0);

/**
 * Creates a search of documents by words or sentences. All words are optional: documents with more of them, or with
 * rarer ones, come first.
 */
export function createRankedSearch<T>(
  documents: readonly T[],
  fieldsOf: (document: T) => readonly SearchField[],
  language: SearchLanguage,
) {
  const phrases = pairs(language.phrases).flatMap(([from, to]) => from.split(', ').map(each => [each, to] as const));
  const synonyms = new Map(
    pairs(language.synonyms).flatMap(([from, to]) =>
      from.split(' ').map(each => [stemOf(each), to.split(' ')] as const),
    ),
  );
  const ignored = new Set(withoutApostrophes(language.ignored).split(' '));
  const unify = (text: string) => {
    const spaced = ` ${wordsOf(withoutApostrophes(text)).join(' ')} `;
    return phrases.reduce((rest, [from, to]) => rest.replaceAll(` ${from} `, ` ${to} `), spaced);
  };
  const tokensOf = (text: string) =>
    new Set(
      [text, partsOfId(text)]
        .flatMap(each => [unify(each), unify(inOneSpelling(normalised(each)))])
        .flatMap(each => wordsOf(each)),
    );
  const index = documents.map((document): Indexed<T> => ({
    document,
    fields: fieldsOf(document).map(({text, weight}) => ({tokens: tokensOf(text), weight})),
  }));
  const vocabulary = [...new Set(index.flatMap(({fields}) => fields.flatMap(({tokens}) => [...tokens])))];
  return {
    search: (query: string): Ranking<T> => rank(index, vocabulary, significantWords(unify(query), ignored), synonyms),
  };
}

/** Number of words of a search that are used. A pasted text may have thousands, and each is compared with the whole index. */
const maxWords = 40;

/** The words that say what is searched; all of them if none does. Later ones than the first 40 are ignored. */
function significantWords(query: string, ignored: ReadonlySet<string>): readonly string[] {
  const words = [...new Set(wordsOf(query))];
  const significant = words.filter(word => !ignored.has(word));
  return (significant.length ? significant : words).slice(0, maxWords).map(word => inOneSpelling(word));
}

/** The words of the documents that differ from a word by a letter or two. */
function similarTo(word: string, vocabulary: readonly string[]): readonly string[] {
  if (word.length < 4) return [];
  const most = word.length < 7 ? 1 : 2;
  // Two swapped letters count as two changes.
  const swapped = (token: string) =>
    token.length === word.length && [...token].toSorted().join('') === [...word].toSorted().join('') ? 2 : most;
  return vocabulary.filter(
    token =>
      token.length >= 4 && Math.abs(token.length - word.length) <= most && editDistance(token, word) <= swapped(token),
  );
}

type Score = (tokens: ReadonlySet<string>) => number;

const best = (tokens: ReadonlySet<string>, words: readonly string[], fitOf: typeof fit) => {
  let most = 0;
  for (const token of tokens) for (const word of words) most = Math.max(most, fitOf(token, word));
  return most;
};

function scoresBy<T>(index: readonly Indexed<T>[], score: Score): Map<unknown, number> {
  const scores = new Map<unknown, number>();
  for (const {document, fields} of index) {
    const most = Math.max(0, ...fields.map(({tokens, weight}) => score(tokens) * weight));
    if (most) scores.set(document, most);
  }
  return scores;
}

function hitsOf<T>(
  word: string,
  index: readonly Indexed<T>[],
  vocabulary: readonly string[],
  synonyms: ReadonlyMap<string, readonly string[]>,
): Hits {
  const others = synonyms.get(stemOf(word)) ?? [];
  const exact = scoresBy(index, tokens =>
    Math.max(
      best(tokens, [word], fit),
      ...others.map((other, place) => synonymShare * laterShare ** place * best(tokens, [other], fitWhole)),
    ),
  );
  const isNear = exact.size === 0;
  const scores = isNear ? nearHits(word, index, vocabulary) : exact;
  return {scores, rarity: Math.log(1 + index.length / Math.max(scores.size, 1)) ** 1.5, isNear};
}

function nearHits<T>(word: string, index: readonly Indexed<T>[], vocabulary: readonly string[]) {
  const similar = similarTo(word, vocabulary);
  return scoresBy(index, tokens => nearShare * best(tokens, similar, (token, each) => (token === each ? 1 : 0)));
}

function rank<T>(
  index: readonly Indexed<T>[],
  vocabulary: readonly string[],
  words: readonly string[],
  synonyms: ReadonlyMap<string, readonly string[]>,
): Ranking<T> {
  const hits = words.map(word => hitsOf(word, index, vocabulary, synonyms)).filter(({scores}) => scores.size > 0);
  const rows = index
    .map(({document}) => {
      const own = hits.filter(({scores}) => scores.has(document));
      const share = own.reduce((sum, {rarity}) => sum + rarity, 0);
      return {
        document,
        share,
        score: own.reduce((sum, {rarity, scores}) => sum + rarity * (scores.get(document) ?? 0), 0),
      };
    })
    .filter(({share}) => share > 0);
  const [mostWords, bestScore] = [Math.max(...rows.map(({share}) => share)), Math.max(...rows.map(({score}) => score))];
  return {
    found: rows
      .filter(({score}) => score >= leastShare * bestScore)
      .filter(({share, score}) => share >= minShare * mostWords || score >= minShare * bestScore)
      .toSorted((a, b) => b.score - a.score)
      .map(({document}) => document),
    isNear: rows.length > 0 && hits.every(({isNear}) => isNear),
  };
}
