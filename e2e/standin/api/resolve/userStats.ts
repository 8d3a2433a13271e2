import {hash} from '../random';
import type {User} from '../store/rows';
import type {Context, Resolvers} from './context';
import type {Lists, Row} from './figures';
import {standardDeviation, lists, statistics} from './statistics';

const day = 86_400;
/** Offset of Japan's time zone from UTC. */
const japan = 9 * 3600;

/** The days on which a user was active, with a level from 1 to 10. */
function history(row: User, context: Context): Record<string, number>[] {
  const counts = new Map<number, number>();
  for (const activity of context.store.activitiesOfUser(row.id)) {
    // Days begin at midnight in Japan.
    const date = Math.floor((activity.createdAt + japan) / day) * day - japan;
    counts.set(date, (counts.get(date) ?? 0) + 1 + (hash(activity.id) % 3));
  }
  return [...counts].sort((a, b) => a[0] - b[0]).map(([date, amount]) => ({date, amount, level: Math.min(10, amount)}));
}

/** A current statistic with the field names and units of the old one: whole numbers, amounts and minutes. */
function rows(name: string, own: Lists, context: Context, limit?: number): Record<string, unknown>[] {
  const found = statistics[name]?.(own, limit === undefined ? {} : {limit}, context) as Row[];
  return found.map(row => ({
    ...row,
    amount: row.count,
    meanScore: Math.round(row.meanScore),
    timeWatched: row.minutesWatched,
  }));
}

const scores = (own: Lists, context: Context): object => ({
  meanScore: Math.round(Number(statistics.meanScore?.(own, {}, context))),
  standardDeviation: Math.round(standardDeviation(own)),
});

const anime = (row: User, context: Context): Lists => lists(row, 'ANIME', context);
const manga = (row: User, context: Context): Lists => lists(row, 'MANGA', context);

/**
 * Resolvers of the deprecated user statistics. Except for the fields named after manga or chapters, they count anime
 * only.
 */
export const userStats: Resolvers<User> = {
  activityHistory: (row, _args, context) => history(row, context),
  watchedTime: (row, _args, context) => statistics.minutesWatched?.(anime(row, context), {}, context),
  chaptersRead: (row, _args, context) => statistics.chaptersRead?.(manga(row, context), {}, context),
  animeStatusDistribution: (row, _args, context) => rows('statuses', anime(row, context), context),
  mangaStatusDistribution: (row, _args, context) => rows('statuses', manga(row, context), context),
  animeScoreDistribution: (row, _args, context) => rows('scores', anime(row, context), context),
  mangaScoreDistribution: (row, _args, context) => rows('scores', manga(row, context), context),
  animeListScores: (row, _args, context) => scores(anime(row, context), context),
  mangaListScores: (row, _args, context) => scores(manga(row, context), context),
  favouredFormats: (row, _args, context) => rows('formats', anime(row, context), context),
  favouredYears: (row, _args, context) =>
    rows('releaseYears', anime(row, context), context).map(one => ({...one, year: one.releaseYear})),
  favouredGenres: (row, _args, context) => rows('genres', anime(row, context), context),
  favouredGenresOverview: (row, _args, context) => rows('genres', anime(row, context), context, 5),
  favouredTags: (row, _args, context) => rows('tags', anime(row, context), context, 25),
  favouredStudios: (row, _args, context) => rows('studios', anime(row, context), context, 25),
  favouredStaff: (row, _args, context) => rows('staff', anime(row, context), context, 25),
  favouredActors: (row, _args, context) =>
    rows('voiceActors', anime(row, context), context, 25).map(one => ({...one, staff: one.voiceActor})),
};
