import fc from 'fast-check';

import type {CountedEntry} from '#domain/statistics/personal/entry';

type Parts = Partial<Omit<CountedEntry, 'media'>> & {media?: Partial<CountedEntry['media']>};

/** A list entry with only the named values. */
export const entryOf = ({media, ...parts}: Parts = {}): CountedEntry => ({
  mediaId: 1,
  status: 'COMPLETED',
  scoreRaw: 0,
  progress: 0,
  progressVolumes: 0,
  repeat: 0,
  notes: undefined,
  commands: undefined,
  startedAt: undefined,
  completedAt: undefined,
  listLocations: [],
  ...parts,
  media: {
    type: 'ANIME',
    episodes: undefined,
    next: undefined,
    chapters: undefined,
    volumes: undefined,
    duration: undefined,
    title: {romaji: undefined, native: undefined, english: undefined},
    tags: [],
    genres: [],
    meanScore: undefined,
    studios: [],
    staff: [],
    ...media,
  },
});

const count = (max: number) => fc.nat({max});

/** Any entry of one type, of a media item with a few tags. */
export const anyEntry = (type: 'ANIME' | 'MANGA'): fc.Arbitrary<CountedEntry> =>
  fc
    .record({
      mediaId: fc.nat(),
      status: fc.constantFrom('CURRENT', 'PLANNING', 'COMPLETED', 'PAUSED', 'DROPPED', 'REPEATING' as const),
      scoreRaw: count(100),
      progress: count(30),
      progressVolumes: count(5),
      repeat: count(3),
      total: fc.option(fc.integer({min: 1, max: 30}), {nil: undefined}),
      volumes: fc.option(fc.integer({min: 1, max: 5}), {nil: undefined}),
      duration: fc.option(count(120), {nil: undefined}),
      meanScore: fc.option(count(100), {nil: undefined}),
      tags: fc.array(fc.constantFrom('Isekai', 'School', 'Tragedy', 'Time Skip')),
    })
    .map(({total, volumes, duration, meanScore, tags, ...parts}) =>
      entryOf({
        ...parts,
        media: {
          type,
          duration,
          meanScore,
          tags,
          volumes,
          ...(type === 'ANIME' ? {episodes: total} : {chapters: total}),
        },
      }),
    );
