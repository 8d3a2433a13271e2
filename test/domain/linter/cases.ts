import {tag, type Change} from './media';

interface Cases {
  readonly hits: readonly Change[];
  readonly misses: readonly Change[];
}

/** For each rule, media that break it and media that nearly do. */
export const cases: Readonly<Record<string, Cases>> = {
  startEnd: {
    hits: [
      {endDate: {year: 2009}},
      {endDate: {year: 2010, month: 3, day: 30}},
      {endDate: {year: 2010, month: 4, day: 2}},
      {startDate: {year: 2010, day: 9}, endDate: {year: 2010, month: 4, day: 8}},
    ],
    misses: [
      {endDate: {year: 2010, month: 4, day: 3}},
      {endDate: {year: 2010}},
      {endDate: {}},
      {startDate: {}, endDate: {year: 1990}},
    ],
  },
  earlyDates: {
    hits: [{startDate: {year: 1899}}, {endDate: {year: 1899}}, {startDate: {year: 1}}],
    misses: [{startDate: {year: 1900}}, {endDate: {year: 1900}}, {startDate: {}, endDate: {}}],
  },
  missingDates: {
    hits: [{startDate: {}}, {endDate: {}}, {status: 'RELEASING', startDate: {}}],
    misses: [
      {status: 'RELEASING', endDate: {}},
      {status: 'NOT_YET_RELEASED', startDate: {}, endDate: {}},
      {startDate: {year: 2010}, endDate: {year: 2010}},
    ],
  },
  incompleteDates: {
    hits: [{startDate: {year: 2010}}, {endDate: {year: 2010, month: 9}}, {startDate: {year: 2010, day: 3}}],
    misses: [{startDate: {}, endDate: {}}, {endDate: {}}, {startDate: {month: 4}}],
  },
  noTags: {
    hits: [{tags: []}, {tags: [], genres: []}, {manga: {tags: []}}],
    misses: [{tags: [tag('Kids')]}, {tags: [tag('Kids', 0)]}, {genres: []}],
  },
  noGenres: {
    hits: [{genres: []}, {genres: [], tags: []}, {manga: {genres: []}}],
    misses: [{genres: ['Drama']}, {genres: ['Unknown']}, {tags: []}],
  },
  lowTag: {
    hits: [{tags: [tag('Kids', 19)]}, {tags: [tag('Kids', 0)]}, {tags: [tag('Kids'), tag('War', 5)]}],
    misses: [{tags: [tag('Kids', 20)]}, {tags: [tag('Kids', null)]}, {tags: []}],
  },
  badGenre: {
    hits: [{genres: ['Isekai']}, {genres: ['Drama', 'drama']}, {genres: ['Martial Arts']}],
    misses: [{genres: ['Mahou Shoujo', 'Sci-Fi']}, {genres: []}, {genres: ['Slice of Life', 'Thriller']}],
  },
  noBanner: {
    hits: [{banner: null}, {banner: ''}, {manga: {banner: null}}],
    misses: [{banner: 'x'}, {cover: {large: null, extraLarge: null}}, {manga: {banner: 'x'}}],
  },
  oneshot: {
    hits: [
      {manga: {format: 'ONE_SHOT', chapters: 2}},
      {manga: {format: 'ONE_SHOT', chapters: null}},
      {manga: {format: 'ONE_SHOT', chapters: 0}},
    ],
    misses: [{manga: {format: 'ONE_SHOT', chapters: 1}}, {manga: {chapters: 2}}, {manga: {format: null, chapters: 3}}],
  },
  idMal: {
    hits: [{idMal: null}, {idMal: 0}, {manga: {idMal: null}}],
    misses: [{idMal: 1}, {manga: {idMal: 9}}, {id: 0}],
  },
  nativeTitle: {
    hits: [{native: null}, {native: ''}, {manga: {native: null}}],
    misses: [{native: 'x'}, {romaji: null}, {english: null}],
  },
  englishTitle: {
    hits: [{english: null}, {english: ''}, {manga: {english: null}}],
    misses: [{english: 'x'}, {native: null}, {romaji: null}],
  },
  noDuration: {
    hits: [{duration: null}, {status: 'NOT_YET_RELEASED', duration: null}, {status: 'RELEASING', duration: 0}],
    misses: [{duration: 1}, {manga: {duration: null}}, {status: 'CANCELLED', duration: null}],
  },
  noLength: {
    hits: [{episodes: null}, {episodes: 0}, {manga: {chapters: null}}],
    misses: [{status: 'RELEASING', episodes: null}, {manga: {volumes: null}}, {episodes: 1, chapters: null}],
  },
  demographics: {
    hits: [
      {tags: [tag('Shounen'), tag('Seinen')]},
      {tags: [tag('Kids'), tag('Josei'), tag('War')]},
      {tags: [tag('Shoujo'), tag('Josei')]},
    ],
    misses: [{tags: [tag('Shounen'), tag('War')]}, {tags: [tag('Kids')]}, {tags: []}],
  },
  noStudios: {
    hits: [{studioIds: []}, {format: 'MOVIE', studioIds: []}, {status: 'RELEASING', studioIds: []}],
    misses: [{manga: {studioIds: []}}, {studioIds: [1]}, {studioIds: [1, 2]}],
  },
  unusualLength: {
    hits: [{episodes: 1001}, {duration: 181}, {manga: {chapters: 2001}}, {manga: {volumes: 151}}],
    misses: [{episodes: 1000, duration: 180}, {manga: {chapters: 2000, volumes: 150}}, {manga: {episodes: 5000}}],
  },
};
