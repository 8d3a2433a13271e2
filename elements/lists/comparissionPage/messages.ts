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
  table: 'Comparison of lists',
  tools: 'What the comparison shows',
  showNative: 'Show default compare',
  showOurs: 'Show hoh compare',
  format: 'Format',
  allFormats: 'All formats',
  minRatings: 'Minimum ratings',
  minRatingsForm: 'Enter a whole number from 0 on.',
  figure: 'Figure',
  ownSystems: 'Individual rating systems',
  fullColour: 'Full colour cells',
  person: 'Person to add',
  personHint: 'User name',
  add: 'Add',
  alreadyThere: (names: string) => `Already in the table: ${names}`,
  count: (shown: number, all: number) => `${formatNumber(shown)} of ${formatNumber(all)} media`,
  arranging: 'Arranging the table…',
  titleColumn: 'Title',
  byTitle: 'Sort by title',
  byFigure: (figure: string) => `Sort by ${figure}`,
  byPerson: (name: string) => `Sort by the ratings of ${name}`,
  profileOf: (name: string) => `Profile of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  loading: 'Loading…',
  notFound: "Not found. There is no such user, they were renamed, their profile is private, or they've blocked you.",
  noEntries: 'Nothing on this list.',
  nobody: 'There is nobody to compare. Add a person.',
  nothing: 'Nothing matches. Lower the minimum of ratings, or demand less of the people.',
  nothingYet: 'The table appears when the lists have arrived.',
  later: (count: number) =>
    plural(count, {
      one: 'The list of # more person has not been requested.',
      other: 'The lists of # more people have not been requested.',
    }),
  loadAll: 'Request all',
  notRequested: 'Not requested yet.',
  noRating: '–',
  unrated: 'No rating',
  favourite: 'Favourite',
  progress: (count: number) => `Progress: ${formatNumber(count)}`,
  highlight: (place: number, title: string) => `${formatNumber(place)}: highlight ${title}`,
  untitled: (id: number) => `Media ${id}`,
  fileOfAnime: (names: string) => `Anime table for ${names}`,
  fileOfManga: (names: string) => `Manga table for ${names}`,
  exportedId: 'Id',
  exportedFormat: 'Format',
  exportedStatus: (name: string) => `${name} (status)`,
  exportedProgress: (name: string) => `${name} (progress)`,
  exportedOwn: (name: string) => `${name} (own system)`,
  exportedFavourite: (name: string) => `${name} (favourite)`,
});

/** Names of the figures. */
export const figureNames: Readonly<Record<DigestMode, string>> = messages({
  average: 'Average',
  median: 'Median',
  average0: 'Average~0',
  min: 'Minimum',
  max: 'Maximum',
  difference: 'Difference',
  standardDeviation: 'Standard deviation',
  absoluteDeviation: 'Absolute deviation',
  ratings: 'Number of ratings',
  planning: 'Number planning',
  current: 'Number current',
  favourites: 'Number of favourites',
  popularity: 'Popularity',
  siteScore: 'Site score',
  siteScoreDifference: 'Site score difference',
});

/** What may be demanded of a person's entry. */
export const demandNames = messages({
  any: (name: string) => `${name}: with or without a rating`,
  required: (name: string) => `${name}: must have a rating`,
  excluded: (name: string) => `${name}: must have no rating`,
  everyStatus: (name: string) => `${name}: any status`,
  noStatus: (name: string) => `${name}: no status`,
  oneStatus: (name: string, status: string) => `${name}: ${status} only`,
});

/** What is demanded of a person's rating, in words. */
export const demandText = (requirement: RatingRequirement, name: string) =>
  ({0: demandNames.any, 1: demandNames.required, [-1]: demandNames.excluded})[requirement](name);

/** What is demanded of a person's status, in words. */
export function statusText(filter: StatusFilter, name: string, type: 'ANIME' | 'MANGA') {
  if (filter === 'all') return demandNames.everyStatus(name);
  if (filter === 'NOT') return demandNames.noStatus(name);
  return demandNames.oneStatus(name, statusName(filter, type));
}
