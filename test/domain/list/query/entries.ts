import fc from 'fast-check';

import type {QueryEntry} from '#domain/list/query/entry';
import {indexEntries, type IndexContext} from '#domain/list/query/indexEntries';

type Parts = Partial<Omit<QueryEntry, 'media'>> & {media?: Partial<QueryEntry['media']>};

/** A list entry with only the named values. */
export const entryOf = ({media, ...parts}: Parts = {}): QueryEntry => ({
  mediaId: 1,
  status: 'CURRENT',
  score: 0,
  scoreRaw: 0,
  advancedScores: undefined,
  progress: 0,
  progressVolumes: 0,
  repeat: 0,
  private: false,
  priority: 0,
  notes: undefined,
  hiddenFromStatusLists: false,
  startedAt: undefined,
  completedAt: undefined,
  createdAt: undefined,
  updatedAt: undefined,
  customLists: [],
  ...parts,
  media: {
    type: 'ANIME',
    status: undefined,
    episodes: undefined,
    chapters: undefined,
    volumes: undefined,
    duration: undefined,
    next: undefined,
    format: undefined,
    isAdult: false,
    country: undefined,
    source: undefined,
    season: undefined,
    year: undefined,
    title: {romaji: undefined, native: undefined, english: undefined},
    tags: [],
    tagRanks: [],
    genres: [],
    meanScore: undefined,
    averageScore: undefined,
    popularity: undefined,
    studios: [],
    staff: [],
    ...media,
  },
});

/** November 30, 2026, at noon in UTC, which is the day of the user in these tests. */
export const now = Date.UTC(2026, 10, 30, 12);
export const today = {year: 2026, month: 11, day: 30};

export const dayOf = (time: number) => {
  const at = new Date(time);
  return {year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate()};
};

export const indexContext: IndexContext<QueryEntry> = {
  now,
  dayOf,
  titleOf: ({media: {title}}) => title.romaji ?? title.english ?? title.native ?? '',
};

/** Indexes entries at once. */
export function indexed(entries: readonly QueryEntry[], context: Partial<IndexContext<QueryEntry>> = {}) {
  const steps = indexEntries(entries, {...indexContext, ...context});
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Texts that break careless parsers, and the words of titles. */
export const hostileTexts = [
  '"',
  '\\',
  '“x„',
  'a"b\\c',
  '__proto__',
  'constructor',
  'none',
  'order:score',
  '-x',
  'a,b..c',
  'x>5',
  '.*+?^${}()|[]',
  'שלום עולם',
  'مرحبا',
  '進撃の巨人',
  'パプリカ',
  '😀',
  'Pokémon',
  'fate zero',
  'ＦＡＴＥ',
  'x'.repeat(300),
];

export const names = {
  genre: ['Comedy', 'Sci-Fi', 'Slice of Life', '__proto__'],
  tag: ['Isekai', 'Time Skip', 'none', 'A>B'],
  list: ['To buy', 'to-buy', 'Käse', '"quoted"', 'a,b'],
  category: ['Story', 'Visual style', '__proto__'],
  studio: ['Kyoto Animation', 'Bones', 'Ufotable'],
  staff: [
    {first: 'Mari', last: 'Okada'},
    {first: 'Naoko', last: undefined},
    {first: undefined, last: 'Yōko'},
  ],
} as const;

const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), {maxLength: 3});
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, {nil: undefined});
const count = (max: number) => fc.nat({max});
const title = optional(fc.constantFrom('Fate/Zero', 'Ore wa', ...hostileTexts));
/** Days around today, and far ones. */
const seconds = fc.oneof(
  fc.integer({min: -40, max: 10}).map(days => now / 1000 + days * 86_400),
  fc.integer({min: 1_500_000_000, max: 1_800_000_000}),
);

const fuzzyDate = optional(
  fc.record({
    year: fc.option(fc.integer({min: 2023, max: 2026}), {nil: null}),
    month: fc.option(fc.integer({min: 1, max: 12}), {nil: null}),
    day: fc.option(fc.integer({min: 1, max: 28}), {nil: null}),
  }),
);

const mediaParts = fc.record({
  type: fc.constantFrom('ANIME' as const, 'MANGA' as const),
  status: optional(fc.constantFrom('FINISHED', 'RELEASING', 'NOT_YET_RELEASED')),
  episodes: optional(count(26)),
  chapters: optional(count(26)),
  volumes: optional(count(5)),
  duration: optional(count(30)),
  next: optional(fc.record({episode: fc.integer({min: 1, max: 20}), airingAt: optional(seconds)})),
  format: optional(fc.constantFrom('TV', 'TV_SHORT', 'NOVEL')),
  isAdult: fc.boolean(),
  country: optional(fc.constantFrom('JP', 'KR')),
  source: optional(fc.constantFrom('LIGHT_NOVEL', 'ORIGINAL')),
  season: optional(fc.constantFrom('FALL', 'SPRING')),
  year: optional(fc.integer({min: 2014, max: 2021})),
  title: fc.record({romaji: title, english: title, native: title}),
  tags: some(names.tag),
  genres: some(names.genre),
  meanScore: optional(count(100)),
  averageScore: optional(count(100)),
  popularity: optional(count(12_000)),
  studios: some(names.studio).map(each => each.map(name => ({name}))),
  staff: some(names.staff),
});

/** Any entry. */
export const anyEntry: fc.Arbitrary<QueryEntry> = fc
  .record({
    mediaId: count(1000),
    status: optional(fc.constantFrom('CURRENT' as const, 'COMPLETED' as const, 'REPEATING' as const)),
    score: count(20).map(half => half / 2),
    scoreRaw: count(100),
    scores: optional(fc.dictionary(fc.constantFrom(...names.category), count(10), {noNullPrototype: true})),
    progress: count(26),
    progressVolumes: count(5),
    repeat: count(2),
    private: fc.boolean(),
    priority: count(3),
    notes: optional(fc.constantFrom('Seen #again', ...hostileTexts)),
    hiddenFromStatusLists: fc.boolean(),
    startedAt: fuzzyDate,
    completedAt: fuzzyDate,
    createdAt: optional(seconds),
    updatedAt: optional(seconds),
    customLists: some(names.list),
    media: mediaParts,
    ranks: fc.array(count(100), {minLength: 3, maxLength: 3}),
  })
  .map(({ranks, scores, media, ...parts}) =>
    entryOf({...parts, advancedScores: scores, media: {...media, tagRanks: ranks.slice(0, media.tags.length)}}),
  );
