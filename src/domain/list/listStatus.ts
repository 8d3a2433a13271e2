import {statusNames, text} from './messages';

/** The statuses of a list entry, in the order of AniList's list editor. */
export const listStatuses = ['CURRENT', 'PLANNING', 'COMPLETED', 'REPEATING', 'PAUSED', 'DROPPED'] as const;

/** The status of a list entry, as the API names it. */
export type ListStatus = (typeof listStatuses)[number];

/**
 * Other names for a status: the API's former one (REWATCHING), those on the site's pages, and those that users type
 * into filters.
 */
const statusAliases: ReadonlyMap<string, ListStatus> = new Map([
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
 * Parses the name of a status, ignoring case; `undefined` if unknown. REPEATING and REWATCHING are the same status, and
 * WATCHING and READING mean CURRENT (rule lists-7).
 */
export const parseListStatus = (word: string): ListStatus | undefined => statusAliases.get(word.trim().toLowerCase());

const typedNames = {
  CURRENT: {ANIME: 'watching', MANGA: 'reading'},
  REPEATING: {ANIME: 'rewatching', MANGA: 'rereading'},
} as const;
const hasTypedName = (status: ListStatus): status is keyof typeof typedNames => Object.hasOwn(typedNames, status);

/**
 * The display name of a status, as on AniList: CURRENT is Watching for anime, Reading for manga, and both if either
 * type is meant.
 */
export const statusName = (status: ListStatus, type?: 'ANIME' | 'MANGA'): string =>
  type && hasTypedName(status) ? text[typedNames[status][type]] : statusNames[status];

/** The beginnings of list activity sentences. "Rewatched" must be tested before "watched". */
const sentencePatterns: readonly (readonly [RegExp, ListStatus])[] = [
  [/^plans\b/i, 'PLANNING'],
  [/^(?:rewatched|reread)\b/i, 'REPEATING'],
  [/^(?:watched|read)\b/i, 'CURRENT'],
  [/^completed\b/i, 'COMPLETED'],
  [/^paused\b/i, 'PAUSED'],
  [/^dropped\b/i, 'DROPPED'],
];

/**
 * The status in the sentence of a list activity: "plans" is PLANNING, "watched" and "read" CURRENT, "rewatched" and
 * "reread" REPEATING.
 */
export const parseActivityStatus = (sentence: string): ListStatus | undefined =>
  sentencePatterns.find(([pattern]) => pattern.test(sentence.trim()))?.[1];

/**
 * Whether a list activity reports a completion, for the first time or again. Since 2023-12 the end of a repeat has been
 * announced as "rewatched" or "reread", without episode or chapter.
 */
export const isCompletion = (sentence: string): boolean =>
  /^\s*(?:completed\b|(?:rewatched|reread)\b(?!\s+(?:episode|chapter)))/i.test(sentence);

/** Whether a list entry can have progress and a score worth showing: it exists and is not only planned. */
export const isStarted = (status: ListStatus | undefined) => status !== undefined && status !== 'PLANNING';
