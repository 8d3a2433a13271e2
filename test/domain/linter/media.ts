import type {LintMedia, LintRelation} from '#domain/linter/lintMedia';

/** A media item that breaks no rule except those about optional values. */
export const clean: LintMedia = {
  id: 1,
  type: 'ANIME',
  format: 'TV',
  status: 'FINISHED',
  romaji: 'Kaze no Tabi',
  native: '風の旅',
  english: 'Journey of the Wind',
  synonyms: ['Wind Trip'],
  startDate: {year: 2010, month: 4, day: 3},
  endDate: {year: 2010, month: 9, day: 25},
  episodes: 24,
  duration: 24,
  chapters: null,
  volumes: null,
  source: 'MANGA',
  hashtag: null,
  isAdult: false,
  genres: ['Drama', 'Slice of Life'],
  tags: [{name: 'Seinen', rank: 70}],
  banner: 'https://s4.anilist.co/banner.jpg',
  cover: {large: 'medium/1.jpg', extraLarge: 'large/1.jpg'},
  description: 'A courier walks from one island to the next and meets those who live there.',
  idMal: 11,
  studioIds: [5],
  relations: [],
};

/** A manga that breaks no rule except those about optional values. */
export const cleanManga: LintMedia = {
  ...clean,
  type: 'MANGA',
  format: 'MANGA',
  episodes: null,
  duration: null,
  chapters: 40,
  volumes: 5,
  source: 'ORIGINAL',
  studioIds: [],
};

export const source = (more: Partial<LintRelation> = {}): LintRelation => ({
  relation: 'SOURCE',
  format: 'MANGA',
  startDate: {year: 2005, month: 1, day: 1},
  ...more,
});
export const tag = (name: string, rank: number | null = 50) => ({name, rank});

export type Change = Partial<LintMedia> | {readonly manga: Partial<LintMedia>};
/** The media item of a case: the clean anime with changes, or the clean manga. */
export const mediaOf = (change: Change): LintMedia =>
  'manga' in change ? {...cleanManga, ...change.manga} : {...clean, ...change};
