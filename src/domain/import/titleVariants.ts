import {editDistance} from './editDistance';

/** The possible titles on AniList of a title of another site. */
export interface TitleVariants {
  readonly title: string;
  /** The text to search for if the title itself finds nothing close: without season, "Movie 2:", year and brackets. */
  readonly search: string;
  /** The format in the title, in the API's terms. */
  readonly format: 'MOVIE' | 'OVA' | 'SPECIAL' | undefined;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];
const ordinal = `${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th)`;
const cardinal = `\\d{1,2}|${numbers.join('|')}|${romans.join('|')}`;
const brackets = /\s*(?:\([^()]*\)|\[[^[\]]*\]|（[^（）]*）|【[^【】]*】)/g;
const gap = '[\\s:–-]*';
/** A word for a kind of part with its number: "Second Season", "Season 2". */
const counted = (words: string) =>
  new RegExp(`${gap}\\b(?:(${ordinal})\\s+(?:${words})|(?:${words})\\s+(${cardinal}))\\b`, 'i');
const seasons = counted('season');
const parts = counted('part|cour');
/** A number at the end, which is that of a season: "Title 2", "Title II", "Title R2". The letter I alone is a word. */
const lastNumber = new RegExp(`\\s+(?:[rs]?(\\d{1,2})(?:st|nd|rd|th)?|(${romans.slice(1).join('|')}))$`, 'i');
const movie = /[\s:–-]*\b(?:the\s+)?movie\b(?:\s+\d{1,2}\b)?\s*(?:[:–-]\s*)?/i;
const formats = [
  [/\bmovie\b/i, 'MOVIE'],
  [/\bOVAs?\b/i, 'OVA'],
  [/\bspecials?\b/i, 'SPECIAL'],
] as const;

/** The number that a word of the patterns above stands for. */
function numberOf(word: string): number {
  const place = [ordinals, numbers, romans]
    .map(words => words.indexOf(word.toLowerCase()) + 1)
    .find(found => found > 0);
  return place ?? Number.parseInt(word, 10);
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([:,])/g, '$1')
    .replace(/^[\s:–-]+|[\s:–-]+$/g, '');

/** Returns what to search for in place of the title of a file (rule import-4). */
export function titleVariants(title: string): TitleVariants {
  const plain = tidy(title.replace(brackets, ' '));
  const unnumbered = tidy(plain.replace(seasons, ' '));
  const search = tidy(unnumbered.replace(movie, unnumbered.search(movie) > 0 ? ': ' : ' '));
  return {
    title,
    search: search || plain || title,
    format: formats.find(([pattern]) => pattern.test(plain))?.[1],
  };
}

/** A media item found by a search. */
export interface FoundTitle<M> {
  readonly media: M;
  readonly titles: readonly string[];
  readonly format?: string | null | undefined;
}

/** The distance that a format other than the one in the title adds. */
const otherFormat = 3;
/** The distance that another season, part or year adds: no such match is certain. */
const otherPart = 9;
/** Maximum number of media proposed for a title. */
const maxProposals = 3;

interface ReadTitle {
  /** The whole title in one spelling of seasons, parts and case. */
  readonly whole: string;
  /** The season, the part and the year in it, each if it isn't the first. */
  readonly place: string;
  /** The words without those, and without that of the format. */
  readonly words: readonly string[];
}

function readTitle(title: string, format: string | null | undefined): ReadTitle {
  let rest = title.normalize('NFKC').trim().toLowerCase();
  const take = (pattern: RegExp) => {
    const [whole = '', ...groups] = pattern.exec(rest) ?? [];
    if (whole) rest = tidy(rest.replace(pattern, ' '));
    const number = groups.find(Boolean);
    return number === undefined ? 1 : numberOf(number);
  };
  const year = /[([](\d{4})[)\]]/.exec(rest)?.[1] ?? '';
  const part = take(parts);
  const season = take(seasons);
  const count = season === 1 ? take(lastNumber) : season;
  const names = [count === 1 ? '' : `season ${count}`, part === 1 ? '' : `part ${part}`];
  const wordless = rest.replace(brackets, ' ').replace(format === 'MOVIE' ? movie : '', ' ');
  const ofFormat = format ? new RegExp(`\\b${format.toLowerCase()}s?\\b`, 'g') : '';
  return {
    whole: tidy([rest, ...names].join(' ')),
    place: [count, part, year].join(),
    words: wordless.replace(ofFormat, ' ').match(/[\p{L}\p{N}]+/gu) ?? [],
  };
}

/** Whether one title is the beginning of the other, as the first season's is of many others. */
function isContinued(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length < long.length && short.every((word, index) => word === long[index]);
}

/**
 * The media whose titles are closest to a title, closest first, each once, at most three. The distance is the smallest
 * edit distance of the whole titles, ignoring case and the spelling of seasons, plus 9 for another season, part or year.
 */
export function nearestTitles<M extends {readonly id: number}>(
  {title, format}: TitleVariants,
  found: readonly FoundTitle<M>[],
): readonly {readonly media: M; readonly distance: number}[] {
  const ranked = new Map<number, {media: M; distance: number}>();
  for (const each of found) {
    const isOther = format !== undefined && Boolean(each.format) && each.format !== format;
    const wanted = readTitle(title, each.format);
    const distances = each.titles.map(candidate => {
      const read = readTitle(candidate, each.format);
      const isElsewhere = read.place !== wanted.place || isContinued(read.words, wanted.words);
      return editDistance(wanted.whole, read.whole) + (isElsewhere ? otherPart : 0);
    });
    const distance = Math.min(...distances) + (isOther ? otherFormat : 0);
    const known = ranked.get(each.media.id);
    if (distances.length && (!known || distance < known.distance))
      ranked.set(each.media.id, {media: each.media, distance});
  }
  return [...ranked.values()].sort((a, b) => a.distance - b.distance).slice(0, maxProposals);
}
