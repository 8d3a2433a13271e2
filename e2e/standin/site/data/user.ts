import {load} from '../client/graphql';
import {isNative} from '../standIn';
import {mediaBrief, namedBrief, userBadged} from './fragments';
import type {Media, Named, Studio, User} from './types';

/**
 * Loads what the header of a user page shows. AniList's own links (`User.siteUrl`) address users by number. Nobody knows whom the site shows when a number is
 * also a name: by default the user with the id, with `native?numberIsName` the one with the name.
 */
export async function loadUser(addressed: string): Promise<User> {
  if (!/^\d{1,9}$/.test(addressed)) return loadUserBy({name: addressed});
  const ways = [{id: Number(addressed)}, {name: addressed}];
  const [first = {}, second = {}] = isNative('numberIsName') ? ways.reverse() : ways;
  return loadUserBy(first).catch(() => loadUserBy(second));
}

async function loadUserBy(args: {id?: number; name?: string}): Promise<User> {
  const {User} = await load<{User: User}>(
    `query UserPage($id: Int, $name: String) {
      User(id: $id, name: $name) { ${userBadged} bannerImage isFollowing isFollower isBlocked options { profileColor }
        mediaListOptions { scoreFormat } }
    }`,
    args,
  );
  return User;
}

/** Loads a user's about text. */
export async function loadAbout(id: number): Promise<string | null> {
  const {User} = await load<{User: User}>(`query UserAbout($id: Int) { User(id: $id) { id about(asHtml: true) } }`, {
    id,
  });
  return User.about ?? null;
}

/** One day of the activity history. */
export interface HistoryDay {
  date: number;
  amount: number;
  level: number;
}

/** Loads the days of the activity history. The last one is today. */
export async function loadHistory(id: number): Promise<HistoryDay[]> {
  const {User} = await load<{User: {stats: {activityHistory: HistoryDay[] | null} | null}}>(
    `query UserHistory($id: Int) { User(id: $id) { stats { activityHistory { date amount level } } } }`,
    {id},
  );
  return User.stats?.activityHistory ?? [];
}

/** A genre and the number of list entries in it. */
export interface GenreCount {
  genre: string;
  count: number;
}

interface GenreAnswer {
  User: {statistics: {anime: {genres: GenreCount[]}; manga: {genres: GenreCount[]}}};
}

/** Loads a user's most frequent genres, anime and manga combined. */
export async function loadGenres(id: number): Promise<GenreCount[]> {
  const {User} = await load<GenreAnswer>(
    `query UserGenres($id: Int) {
      User(id: $id) { statistics {
        anime { genres(limit: 6, sort: COUNT_DESC) { genre count } }
        manga { genres(limit: 6, sort: COUNT_DESC) { genre count } } } }
    }`,
    {id},
  );
  const sums = new Map<string, number>();
  for (const {genre, count} of [...User.statistics.anime.genres, ...User.statistics.manga.genres])
    sums.set(genre, (sums.get(genre) ?? 0) + count);
  return [...sums]
    .map(([genre, count]) => ({genre, count}))
    .sort((a, b) => b.count - a.count)
    .slice(0, 4);
}

/** The numbers in the statistics box of a user page. */
export interface BoxFigures {
  anime: {count: number; minutesWatched: number; meanScore: number};
  manga: {count: number; chaptersRead: number; meanScore: number};
}

/** Loads the totals of a user's lists. */
export async function loadFigures(id: number): Promise<BoxFigures> {
  const {User} = await load<{User: {statistics: BoxFigures}}>(
    `query UserFigures($id: Int) {
      User(id: $id) { statistics {
        anime { count minutesWatched meanScore }
        manga { count chaptersRead meanScore } } }
    }`,
    {id},
  );
  return User.statistics;
}

/** A user's favourites of the five kinds. */
export interface FavouritesOf {
  anime: {nodes: Media[]};
  manga: {nodes: Media[]};
  characters: {nodes: Named[]};
  staff: {nodes: Named[]};
  studios: {nodes: Studio[]};
}

/** Loads the first favourites of each kind. */
export async function loadFavourites(id: number): Promise<FavouritesOf> {
  const {User} = await load<{User: {favourites: FavouritesOf}}>(
    `query UserFavourites($id: Int) {
      User(id: $id) { favourites {
        anime(perPage: 25) { nodes { ${mediaBrief} startDate { year } } }
        manga(perPage: 25) { nodes { ${mediaBrief} startDate { year } } }
        characters(perPage: 25) { nodes { ${namedBrief} } }
        staff(perPage: 25) { nodes { ${namedBrief} } }
        studios(perPage: 25) { nodes { id name } } } }
    }`,
    {id},
  );
  return User.favourites;
}
