import {formatEnum} from '../../media/mediaWords';
import type {ListStatus} from '../listStatus';
import {statusName} from '../listStatus';
import {foldKnownName, foldName} from './fold';
import {choiceNames} from './messages';

/** The values of a field that has few: the API's codes, in their order, with other English words for them. */
export type Choices = Readonly<Record<string, readonly string[]>>;

export const statuses = {
  CURRENT: ['watching', 'reading'],
  PLANNING: ['planned', 'plan to watch', 'plan to read'],
  COMPLETED: ['finished'],
  REPEATING: ['rewatching', 'rereading'],
  PAUSED: ['on hold'],
  DROPPED: [],
} as const satisfies Record<ListStatus, readonly string[]>;

export const mediaTypes = {ANIME: [], MANGA: []} as const satisfies Choices;

export const releaseStatuses = {
  FINISHED: ['completed'],
  RELEASING: ['airing', 'publishing', 'ongoing'],
  NOT_YET_RELEASED: ['upcoming', 'unreleased'],
  HIATUS: [],
  CANCELLED: ['canceled'],
} as const satisfies Choices;

export const formats = {
  TV: [],
  TV_SHORT: [],
  MOVIE: ['film'],
  SPECIAL: [],
  OVA: [],
  ONA: [],
  MUSIC: [],
  MANGA: [],
  NOVEL: ['light novel', 'ln'],
  ONE_SHOT: [],
} as const satisfies Choices;

export const countries = {
  JP: ['japan'],
  KR: ['korea', 'south korea'],
  CN: ['china'],
  TW: ['taiwan'],
} as const satisfies Choices;

export const sources = {
  ORIGINAL: [],
  MANGA: [],
  LIGHT_NOVEL: ['ln'],
  WEB_NOVEL: [],
  NOVEL: [],
  VISUAL_NOVEL: ['vn'],
  VIDEO_GAME: [],
  GAME: [],
  ANIME: [],
  DOUJINSHI: [],
  LIVE_ACTION: [],
  COMIC: [],
  MULTIMEDIA_PROJECT: [],
  PICTURE_BOOK: [],
  OTHER: [],
} as const satisfies Choices;

export const seasons = {WINTER: [], SPRING: [], SUMMER: [], FALL: ['autumn']} as const satisfies Choices;

const isStatus = (code: string): code is ListStatus => Object.hasOwn(statuses, code);
const named: Readonly<Record<string, string>> = choiceNames;

/** The name of a value, as users read it. A status has its own for each type. */
export function choiceName(choices: Choices, code: string, type?: 'ANIME' | 'MANGA'): string {
  if (choices === statuses && isStatus(code)) return statusName(code, type);
  // AniList's pages call the format a light novel, and the source a novel.
  return (choices !== formats && Object.hasOwn(named, code) && named[code]) || formatEnum(code);
}

/** The word for a value in a query of any language: `not-yet-released`. */
export const choiceWord = (code: string): string => code.toLowerCase().replace(/_/g, '-');

/** All words for a value, as they are compared. */
const wordsOf = (choices: Choices, code: string) =>
  [
    code,
    ...(choices[code] ?? []),
    choiceName(choices, code),
    choiceName(choices, code, 'ANIME'),
    choiceName(choices, code, 'MANGA'),
  ].map(foldKnownName);

/** The value that a word stands for; `undefined` if there is none. */
export function choiceFor(choices: Choices, typed: string): string | undefined {
  const word = foldName(typed);
  return Object.keys(choices).find(code => wordsOf(choices, code).includes(word));
}
