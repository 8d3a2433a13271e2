import type {FuzzyDate, Relation, Media} from '../store/rows';
import type {Random} from '../random';
import {knownAnime} from './knownAnime';
import {knownChains, knownManga, knownSources} from './knownManga';
import {knownRecent} from './knownRecent';

const noDate: FuzzyDate = {year: null, month: null, day: null};

/** Parses YYYYMMDD, where 0 means an unknown part. */
export function fuzzyDate(text: string | undefined): FuzzyDate {
  const value = Number(text ?? 0);
  if (!value) return noDate;
  return {
    year: Math.floor(value / 10_000) || null,
    month: Math.floor(value / 100) % 100 || null,
    day: value % 100 || null,
  };
}

const seasons = ['WINTER', 'SPRING', 'SUMMER', 'FALL'] as const;

/** The season of a month (1 to 12). */
export const seasonOf = (month: number): string => seasons[Math.floor((month - 1) / 3) % 4] ?? 'WINTER';

const orNull = (text: string | undefined): string | null => text || null;
const numberOrNull = (text: string | undefined): number | null => (text ? Number(text) : null);

/** The data that well-known and generated media have in common, before random values are added. */
export type Outline = Pick<
  Media,
  | 'id'
  | 'idMal'
  | 'type'
  | 'romaji'
  | 'english'
  | 'native'
  | 'format'
  | 'startDate'
  | 'endDate'
  | 'episodes'
  | 'chapters'
  | 'volumes'
  | 'averageScore'
  | 'popularity'
  | 'genres'
  | 'sourceName'
  | 'countryOfOrigin'
  | 'studioIds'
>;

function anime(line: string): Outline {
  const f = line.split('|');
  return {
    id: Number(f[0]),
    idMal: numberOrNull(f[1]),
    type: 'ANIME',
    romaji: orNull(f[2]),
    english: orNull(f[3]),
    native: orNull(f[4]),
    format: f[5] ?? null,
    episodes: numberOrNull(f[6]),
    chapters: null,
    volumes: null,
    startDate: fuzzyDate(f[7]),
    endDate: fuzzyDate(f[8]),
    averageScore: numberOrNull(f[9]),
    popularity: Number(f[10]) * 1000,
    genres: (f[11] ?? '').split(','),
    sourceName: f[12] ?? null,
    countryOfOrigin: 'JP',
    studioIds: [Number(f[13]), 1003, 145],
  };
}

function manga(line: string): Outline {
  const f = line.split('|');
  return {
    id: Number(f[0]),
    idMal: numberOrNull(f[1]),
    type: 'MANGA',
    romaji: orNull(f[2]),
    english: orNull(f[3]),
    native: orNull(f[4]),
    format: f[5] ?? null,
    episodes: null,
    chapters: numberOrNull(f[6]),
    volumes: numberOrNull(f[7]),
    startDate: fuzzyDate(f[8]),
    endDate: fuzzyDate(f[9]),
    averageScore: numberOrNull(f[10]),
    popularity: Number(f[11]) * 1000,
    genres: (f[12] ?? '').split(','),
    sourceName: f[13] ?? null,
    countryOfOrigin: f[14] ?? 'JP',
    studioIds: [],
  };
}

const lines = (text: string): string[] => text.trim().split('\n');

/** The outlines of the well-known media. */
export function knownOutlines(): Outline[] {
  return [...lines(knownAnime), ...lines(knownRecent)].map(anime).concat(lines(knownManga).map(manga));
}

/** Adds a relation between two media in both directions. */
export function relate(map: Map<number, Relation[]>, from: number, to: number, type: string, back: string): void {
  const add = (id: number, relation: Relation): void => {
    const known = map.get(id);
    if (known) known.push(relation);
    else map.set(id, [relation]);
  };
  add(from, {workId: to, type});
  add(to, {workId: from, type: back});
}

/** The relations between the well-known media. */
export function knownRelations(): Map<number, Relation[]> {
  const map = new Map<number, Relation[]>();
  for (const chain of knownChains)
    for (let i = 1; i < chain.length; i++) relate(map, chain[i - 1] ?? 0, chain[i] ?? 0, 'SEQUEL', 'PREQUEL');
  for (const [made, source] of knownSources) relate(map, made, source, 'SOURCE', 'ADAPTATION');
  relate(map, 1, 30173, 'ADAPTATION', 'SOURCE');
  relate(map, 5114, 121, 'ALTERNATIVE', 'ALTERNATIVE');
  relate(map, 30030, 30, 'ADAPTATION', 'ALTERNATIVE');
  return map;
}

/** A date the given number of days later, as precise as possible. */
export function dateAfter(random: Random, date: FuzzyDate, days: number): FuzzyDate {
  if (date.year === null) return noDate;
  const start = Date.UTC(date.year, (date.month ?? 6) - 1, date.day ?? 15);
  const end = new Date(start + (days + random.int(0, 6)) * 86_400_000);
  return {year: end.getUTCFullYear(), month: end.getUTCMonth() + 1, day: end.getUTCDate()};
}
