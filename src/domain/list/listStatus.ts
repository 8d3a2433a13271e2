/** The state of an entry on a list, in the API's words. */
export type ListStatus = 'CURRENT' | 'PLANNING' | 'COMPLETED' | 'PAUSED' | 'DROPPED' | 'REPEATING';

/** Other spellings: of the API's past (REWATCHING), of the site's pages, and of people who type a filter. */
const words: ReadonlyMap<string, ListStatus> = new Map([
  ['current', 'CURRENT'],
  ['watching', 'CURRENT'],
  ['reading', 'CURRENT'],
  ['planning', 'PLANNING'],
  ['plan to watch', 'PLANNING'],
  ['plan to read', 'PLANNING'],
  ['completed', 'COMPLETED'],
  ['paused', 'PAUSED'],
  ['dropped', 'DROPPED'],
  ['repeating', 'REPEATING'],
  ['rewatching', 'REPEATING'],
  ['rereading', 'REPEATING'],
]);

/**
 * The status that a word means, whatever its case; `undefined` for words that mean none. REPEATING and REWATCHING are
 * one status, WATCHING and READING are CURRENT (spec 3, sections 2 and 4).
 */
export const readListStatus = (word: string): ListStatus | undefined => words.get(word.trim().toLowerCase());

const names: Readonly<Record<ListStatus, string>> = {
  CURRENT: 'Current',
  PLANNING: 'Planning',
  COMPLETED: 'Completed',
  PAUSED: 'Paused',
  DROPPED: 'Dropped',
  REPEATING: 'Repeating',
};

/**
 * The name shown for a status (spec 3, section 4): CURRENT is Watching where there is only anime and Reading where there
 * is only manga; without a type both are meant.
 */
export function statusName(status: ListStatus, type?: 'ANIME' | 'MANGA'): string {
  if (status === 'CURRENT' && type) return type === 'ANIME' ? 'Watching' : 'Reading';
  return names[status];
}

/** First words of a list activity's sentence. "Rewatched" must be asked before "watched". */
const sentences: readonly (readonly [RegExp, ListStatus])[] = [
  [/^plans\b/i, 'PLANNING'],
  [/^(?:rewatched|reread)\b/i, 'REPEATING'],
  [/^(?:watched|read)\b/i, 'CURRENT'],
  [/^completed\b/i, 'COMPLETED'],
  [/^paused\b/i, 'PAUSED'],
  [/^dropped\b/i, 'DROPPED'],
];

/** The status that the wording of a list activity in the feed stands for (spec 2, section 4: feed statuses). */
export const feedListStatus = (sentence: string): ListStatus | undefined =>
  sentences.find(([pattern]) => pattern.test(sentence.trim()))?.[1];
