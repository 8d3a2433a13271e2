import type {StatusFilter, RatingRequirement} from '#domain/compare/people';
import type {DigestMode} from '#domain/compare/sortOrder';
import {statusName} from '#domain/list/listStatus';
import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

export const text = messages({
  name: 'List comparison',
  summary: 'Compares the lists of any number of users on the comparison page of a list.',
  details:
    "Add and remove users, require a rating or a status of each, sort by fifteen figures, by title or by user, highlight rows, and save the table as a file. Your choices are part of the address, so you can share them. With more than 12 users, the other lists load only when you ask for them. AniList's own table stays one click away.",
  colorCells: 'Color whole cells by rating, from red for low to green for high ones',
  ownFormats: "Show ratings in each user's own score format; figures and sorting stay out of 100",
  table: 'List comparison',
  tools: 'Comparison options',
  showNative: "Show AniList's table",
  showOurs: "Show Automail's table",
  format: 'Format',
  allFormats: 'All formats',
  minRatings: 'Minimum ratings',
  figure: 'Figure',
  ownSystems: 'Individual score formats',
  fullColour: 'Color whole cells',
  user: 'Add a user',
  personHint: 'User name',
  add: 'Add',
  alreadyThere: (names: string) => `Already in the table: ${names}`,
  count: (shown: number, all: number) =>
    `${formatNumber(shown)} of ${plural(all, {one: '# title', other: '# titles'})}`,
  arranging: 'Arranging the table…',
  titleColumn: 'Title',
  byTitle: 'Sort by title',
  byFigure: (figure: string) => `Sort by ${figure}`,
  byPerson: (name: string) => `Sort by ratings of ${name}`,
  profileOf: (name: string) => `Profile of ${name}`,
  ratingOf: (name: string) => `Rating by ${name}`,
  statusOf: (name: string) => `Status for ${name}`,
  anyStatus: 'Any status',
  noStatus: 'Not on list',
  options: (name: string) => `Options for ${name}`,
  remove: (name: string) => `Remove ${name}`,
  legend: 'Signs in the table',
  tints: 'Low to high rating',
  notFound: "Not found. This user doesn't exist, was renamed, has a private profile, or has blocked you.",
  noEntries: 'This list is empty.',
  nobody: 'Nothing to compare yet. Add a user.',
  nothing: 'No matches. Lower the minimum number of ratings, or relax a filter.',
  nothingYet: 'The table appears once the lists have loaded.',
  later: (count: number) =>
    plural(count, {
      one: "# more list hasn't been loaded.",
      other: "# more lists haven't been loaded.",
    }),
  loadAll: 'Load all',
  notRequested: 'Not loaded yet.',
  noRating: '–',
  unrated: 'No rating',
  favourite: 'Favorite',
  progress: (count: number) => `Progress: ${formatNumber(count)}`,
  highlight: (place: number, title: string) => `${formatNumber(place)}: highlight ${title}`,
  untitled: (id: number) => `No. ${id}`,
  fileOfAnime: (names: string) => `Anime table for ${names}`,
  fileOfManga: (names: string) => `Manga table for ${names}`,
  exportedId: 'ID',
  exportedFormat: 'Format',
  exportedStatus: (name: string) => `${name} (status)`,
  exportedProgress: (name: string) => `${name} (progress)`,
  exportedOwn: (name: string) => `${name} (own format)`,
  exportedFavourite: (name: string) => `${name} (favorite)`,
});

/** Names of the figures. */
export const figureNames: Readonly<Record<DigestMode, string>> = messages({
  average: 'Average',
  median: 'Median',
  average0: 'Average (with one extra 0)',
  min: 'Minimum',
  max: 'Maximum',
  difference: 'Difference',
  standardDeviation: 'Standard deviation',
  absoluteDeviation: 'Absolute deviation',
  ratings: 'Number of ratings',
  planning: 'Planning',
  current: 'Watching/Reading',
  favourites: 'Number of favorites',
  popularity: 'Popularity',
  siteScore: 'Site score',
  siteScoreDifference: 'Difference from site score',
});

/** Names of the requirements for a user's rating. */
export const ratingNames = messages({
  any: '☆ Any rating',
  required: '★ Rated',
  excluded: '∅ Not rated',
});

/** The requirement for a user's rating, in words. */
export const ratingText = (requirement: RatingRequirement) =>
  ({0: ratingNames.any, 1: ratingNames.required, [-1]: ratingNames.excluded})[requirement];

/** The requirement for a user's status, in words. */
export function statusText(filter: StatusFilter, type: 'ANIME' | 'MANGA') {
  if (filter === 'all') return text.anyStatus;
  return filter === 'NOT' ? text.noStatus : statusName(filter, type);
}
