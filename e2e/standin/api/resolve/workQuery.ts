import type {Media} from '../store/rows';
import {notFound} from '../errors';
import type {Args, Context} from './context';
import {viewerOf} from './context';
import {dateNumber, filterBy, omit, searchRank, sortBy} from './filter';
import type {Accessors} from './filter';

const accessors = (context: Context): Accessors<Media> => ({
  id: work => work.id,
  idMal: work => work.idMal,
  type: work => work.type,
  format: work => work.format,
  status: work => work.status,
  season: work => work.season,
  seasonYear: work => work.seasonYear,
  episodes: work => work.episodes,
  chapters: work => work.chapters,
  volumes: work => work.volumes,
  duration: work => work.duration,
  isAdult: work => work.isAdult,
  countryOfOrigin: work => work.countryOfOrigin,
  source: work => work.sourceName,
  averageScore: work => work.averageScore,
  popularity: work => work.popularity,
  genre: work => work.genres,
  startDate: work => dateNumber(work.startDate),
  endDate: work => dateNumber(work.endDate),
  licensedBy: work => (work.id % 3 === 0 ? 'Crunchyroll' : 'Netflix'),
  isLicensed: work => work.id % 4 !== 0,
  tagCategory: work => work.tagRanks.map(([tag]) => context.store.tags.get(tag)?.category ?? ''),
});

const titles = (work: Media): (string | null)[] => [work.romaji, work.english, work.native, ...work.synonyms];

/** The keys of MediaSort. Lists can be sorted by some of them too. */
export const workSorts: Readonly<Record<string, (work: Media) => string | number | null>> = {
  ID: work => work.id,
  TITLE_ROMAJI: work => work.romaji,
  TITLE_ENGLISH: work => work.english ?? work.romaji,
  TITLE_NATIVE: work => work.native,
  TYPE: work => work.type,
  FORMAT: work => work.format,
  START_DATE: work => dateNumber(work.startDate) || null,
  END_DATE: work => dateNumber(work.endDate) || null,
  SCORE: work => work.averageScore,
  POPULARITY: work => work.popularity,
  TRENDING: work => work.trending,
  EPISODES: work => work.episodes,
  CHAPTERS: work => work.chapters,
  VOLUMES: work => work.volumes,
  DURATION: work => work.duration,
  STATUS: work => work.status,
  UPDATED_AT: work => work.updatedAt,
  FAVOURITES: work => work.favourites,
};

/** Tags only count from a minimum rank on, so they cannot be compared like other values. */
function tagTest(args: Args, context: Context): (work: Media) => boolean {
  const rank = typeof args.minimumTagRank === 'number' ? args.minimumTagRank : 18;
  const names = (work: Media): readonly string[] =>
    work.tagRanks.filter(([, value]) => value >= rank).map(([tag]) => context.store.tags.get(tag)?.name ?? '');
  return filterBy<Media>({tag: names}, {tag: args.tag, tag_in: args.tag_in, tag_not_in: args.tag_not_in});
}

/** Media that match the arguments of Media and Page.media, in the requested order. */
export function findWorks(args: Args, context: Context): Media[] {
  const matches = filterBy(accessors(context), args);
  const hasTags = tagTest(args, context);
  const onList = args.onList;
  const mine = typeof onList === 'boolean' ? viewerOf(context).id : 0;
  let works = context.store.catalogue.works.filter(
    work => context.store.media.has(work.id) && matches(work) && hasTags(work),
  );
  if (mine) works = works.filter(work => Boolean(context.store.entry(mine, work.id)) === onList);
  const ranks = new Map<number, number>();
  if (typeof args.search === 'string' && args.search !== '') {
    for (const work of works) ranks.set(work.id, searchRank(titles(work), args.search));
    works = works.filter(work => (ranks.get(work.id) ?? 0) > 0);
  }
  const match = (work: Media): number => -(ranks.get(work.id) ?? 0) * 1e7 - work.popularity;
  const sort = Array.isArray(args.sort) ? (args.sort as (string | null)[]) : null;
  return sortBy(works, {...workSorts, SEARCH_MATCH: match}, sort, ranks.size > 0 ? 'SEARCH_MATCH' : 'ID');
}

/**
 * Media: by id without a scan, otherwise the first match.
 * @throws {ApiError} 404 when there is none, or when the type does not match
 */
export function findWork(args: Args, context: Context): Media {
  const {id} = args;
  const rest = omit(args, ['id', 'sort']);
  if (typeof id !== 'number') {
    const [first] = findWorks(args, context);
    if (!first) throw notFound();
    return first;
  }
  const work = context.store.media.get(id);
  if (!work || !filterBy(accessors(context), rest)(work)) throw notFound();
  return work;
}

/** Sorts media that were selected elsewhere. */
export const sortWorks = (works: Media[], sort: readonly (string | null)[] | null | undefined): Media[] =>
  sortBy(works, workSorts, sort, 'POPULARITY_DESC');
