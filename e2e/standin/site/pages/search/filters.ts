import type {SearchFilter} from '../../data/search';

/** One search filter: its query parameter, its name and its options. */
export interface FilterDefinition {
  key: string;
  name: string;
  options: readonly (readonly [value: string, label: string])[];
}

const year = new Date().getFullYear();
const years = Array.from({length: year + 2 - 1940}, (_none, index) => String(year + 1 - index));
const seasons = [
  ['WINTER', 'Winter'],
  ['SPRING', 'Spring'],
  ['SUMMER', 'Summer'],
  ['FALL', 'Fall'],
] as const;
const statuses = [
  ['RELEASING', 'Releasing'],
  ['FINISHED', 'Finished'],
  ['NOT_YET_RELEASED', 'Not Yet Released'],
  ['CANCELLED', 'Cancelled'],
  ['HIATUS', 'Hiatus'],
] as const;
const animeFormats = [
  ['TV', 'TV Show'],
  ['MOVIE', 'Movie'],
  ['TV_SHORT', 'TV Short'],
  ['SPECIAL', 'Special'],
  ['OVA', 'OVA'],
  ['ONA', 'ONA'],
  ['MUSIC', 'Music'],
] as const;
const mangaFormats = [
  ['MANGA', 'Manga'],
  ['NOVEL', 'Light Novel'],
  ['ONE_SHOT', 'One Shot'],
] as const;
const countries = [
  ['JP', 'Japan'],
  ['KR', 'South Korea'],
  ['CN', 'China'],
  ['TW', 'Taiwan'],
] as const;

/** The filters of the primary row. */
export function definitions(type: string, genres: readonly string[]): FilterDefinition[] {
  const genre: FilterDefinition = {key: 'genres', name: 'Genres & Tags', options: genres.map(name => [name, name])};
  const when: FilterDefinition = {key: 'year', name: 'year', options: years.map(one => [`${one}%`, one])};
  if (type === 'manga')
    return [
      genre,
      when,
      {key: 'format', name: 'format', options: mangaFormats},
      {key: 'publishing status', name: 'publishing status', options: statuses},
      {key: 'country', name: 'country of origin', options: countries},
    ];
  return [
    genre,
    when,
    {key: 'season', name: 'season', options: seasons},
    {key: 'format', name: 'format', options: animeFormats},
    {key: 'airing status', name: 'airing status', options: statuses},
  ];
}

/** A predefined search, used for a landing section and for its own path. */
export interface Preset {
  className: string;
  path: string;
  title: string;
  filter: SearchFilter;
}

const order = ['WINTER', 'SPRING', 'SUMMER', 'FALL'] as const;

/** The current season, or the one `later` seasons after it. */
export function seasonAt(later: number, now = new Date()): {season: string; seasonYear: number} {
  const index = Math.floor(now.getMonth() / 3) + later;
  return {season: order[index % 4] ?? 'WINTER', seasonYear: now.getFullYear() + Math.floor(index / 4)};
}

/** The sections of the landing page, with the path each one links to. */
export function presets(type: string): Preset[] {
  const trending = {className: 'trending', path: 'trending', title: 'Trending now', filter: {sort: ['TRENDING_DESC']}};
  const popular = {
    className: 'popular',
    path: 'popular',
    title: 'All time popular',
    filter: {sort: ['POPULARITY_DESC']},
  };
  const top = {
    className: 'top',
    path: 'top-100',
    title: `Top 100 ${type === 'manga' ? 'Manga' : 'Anime'}`,
    filter: {sort: ['SCORE_DESC']},
  };
  if (type === 'manga') {
    const manhwa = {
      className: 'manhwa',
      path: 'top-manhwa',
      title: 'Popular Manhwa',
      filter: {sort: ['POPULARITY_DESC'], countryOfOrigin: 'KR'},
    };
    return [trending, popular, manhwa, top];
  }
  return [
    trending,
    {
      className: 'season',
      path: 'this-season',
      title: 'Popular this season',
      filter: {sort: ['POPULARITY_DESC'], ...seasonAt(0)},
    },
    {
      className: 'nextSeason',
      path: 'next-season',
      title: 'Upcoming next season',
      filter: {sort: ['POPULARITY_DESC'], ...seasonAt(1)},
    },
    popular,
    top,
  ];
}

const hidden: Record<string, SearchFilter> = {
  new: {sort: ['ID_DESC']},
  'top-movies': {sort: ['SCORE_DESC'], format: 'MOVIE'},
};

/** The filter for a path below /search/anime: a preset, or a genre. */
export function filterOfPath(type: string, path: string | undefined): SearchFilter {
  if (!path) return {};
  const preset = presets(type).find(one => one.path === path);
  return preset?.filter ?? hidden[path] ?? {genre_in: [path]};
}
