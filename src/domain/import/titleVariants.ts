import {editDistance} from './editDistance';

/** The possible titles on AniList of a title of another site. */
export interface TitleVariants {
  /** The text to search for if the title itself finds nothing close: without season, "Movie 2:", year and brackets. */
  readonly search: string;
  /** Titles with the same meaning, the one of the file first. */
  readonly titles: readonly string[];
  /** The format in the title, in the API's terms. */
  readonly format: 'MOVIE' | 'OVA' | 'SPECIAL' | undefined;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const brackets = /\s*(?:\([^()]*\)|\[[^[\]]*\]|（[^（）]*）|【[^【】]*】)/g;
const seasons = new RegExp(
  `[\\s:–-]*\\b(?:(${ordinals.join('|')}|\\d{1,2}(?:st|nd|rd|th))\\s+season|season\\s+(\\d{1,2}|${numbers.join('|')}))\\b`,
  'i',
);
const movie = /[\s:–-]*\b(?:the\s+)?movie\b(?:\s+\d{1,2}\b)?\s*(?:[:–-]\s*)?/i;
const formats = [
  [/\bmovie\b/i, 'MOVIE'],
  [/\bOVAs?\b/i, 'OVA'],
  [/\bspecials?\b/i, 'SPECIAL'],
] as const;

function seasonOf(title: string): number | undefined {
  const [, ordinal, number] = seasons.exec(title) ?? [];
  const word = (ordinal ?? number)?.toLowerCase();
  if (word === undefined) return undefined;
  const place = [ordinals, numbers].map(words => words.indexOf(word) + 1).find(found => found > 0);
  return place ?? Number.parseInt(word, 10);
}

const suffixes: Readonly<Record<string, string>> = {one: 'st', two: 'nd', few: 'rd', other: 'th'};
let rules: Intl.PluralRules | undefined;
const ordinal = (number: number) => {
  rules ??= new Intl.PluralRules('en', {type: 'ordinal'});
  return `${number}${suffixes[rules.select(number)] ?? 'th'}`;
};

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([:,])/g, '$1')
    .replace(/^[\s:–-]+|[\s:–-]+$/g, '');

/** Returns other spellings for the title of a file (rule import-4). */
export function titleVariants(title: string): TitleVariants {
  const plain = tidy(title.replace(brackets, ' '));
  const season = seasonOf(plain);
  const unnumbered = tidy(plain.replace(seasons, ' '));
  const search = tidy(unnumbered.replace(movie, unnumbered.search(movie) > 0 ? ': ' : ' '));
  const seasonTitles =
    season === undefined
      ? [search]
      : [`${search} ${ordinal(season)} Season`, `${search} Season ${season}`, `${search} ${season}`];
  return {
    search: search || plain || title,
    titles: [...new Set([title, plain, ...seasonTitles])].filter(Boolean),
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
/** Maximum number of media proposed for a title. */
const maxProposals = 3;

const folded = (title: string) => title.normalize('NFKC').trim().toLowerCase();

/**
 * The media whose titles are closest to a title or one of its variants, closest first, each once, at most three. The
 * distance is the smallest edit distance, ignoring case.
 */
export function nearestTitles<M extends {readonly id: number}>(
  {titles, format}: TitleVariants,
  found: readonly FoundTitle<M>[],
): readonly {readonly media: M; readonly distance: number}[] {
  const wanted = titles.map(folded);
  const ranked = new Map<number, {media: M; distance: number}>();
  for (const each of found) {
    const distances = each.titles.flatMap(title => wanted.map(variant => editDistance(variant, folded(title))));
    const isOther = format !== undefined && Boolean(each.format) && each.format !== format;
    const distance = Math.min(...distances) + (isOther ? otherFormat : 0);
    const known = ranked.get(each.media.id);
    if (distances.length && (!known || distance < known.distance))
      ranked.set(each.media.id, {media: each.media, distance});
  }
  return [...ranked.values()].sort((a, b) => a.distance - b.distance).slice(0, maxProposals);
}
