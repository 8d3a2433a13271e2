import {pageNames} from './whyMessages';

/** A kind of page where a feature can be seen, and an example, if there is one that everyone can open. */
export interface ExamplePage {
  readonly name: string;
  readonly path: string | undefined;
}

/** Well-known media items and others, which exist on AniList for good. */
const anime = '/anime/1/Cowboy-Bebop';
const manga = '/manga/30002/Berserk';

type Row = readonly [name: keyof typeof pageNames, path?: string];

/** Examples by route. `@` is the user's own profile. */
const byRoute: Readonly<Record<string, readonly Row[]>> = {
  home: [['home', '/home']],
  userOverview: [['profile', '@/']],
  userLists: [['userLists', '@/animelist']],
  userCompare: [['userCompare', '@/animelist/compare']],
  userFavorites: [['userFavorites', '@/favorites']],
  userSocial: [['userSocial', '@/social']],
  userReviews: [['userReviews', '@/reviews']],
  userSubmissions: [['userSubmissions', '@/submissions']],
  userStats: [['userStats', '@/stats/anime/overview']],
  mediaOverview: [
    ['anime', anime],
    ['manga', manga],
  ],
  mediaCharacters: [['mediaCharacters', `${anime}/characters`]],
  mediaStaff: [['mediaStaff', `${anime}/staff`]],
  mediaReviews: [['mediaReviews', `${anime}/reviews`]],
  mediaSocial: [['mediaSocial', `${anime}/social`]],
  searchMedia: [['searchMedia', '/search/anime']],
  searchCharacters: [['searchCharacters', '/search/characters']],
  searchStaff: [['searchStaff', '/search/staff']],
  searchStudios: [['searchStudios', '/search/studios']],
  character: [['character', '/character/1/Spike-Spiegel']],
  staff: [['staff', '/staff/95011/Kouichi-Yamadera']],
  studio: [['studio', '/studio/14/Sunrise']],
  activity: [['activity']],
  notifications: [['notifications', '/notifications']],
  forumFeed: [['forum', '/forum/overview']],
  forumThread: [['thread', '/forum/thread/14']],
  settingsImport: [['settingsImport', '/settings/import']],
  globalFeed: [['globalFeed', '/social']],
  reviews: [['reviews', '/reviews']],
  review: [['review']],
  recommendations: [['recommendations', '/recommendations']],
  siteStats: [['siteStats', '/site-stats']],
  edit: [['edit']],
  terms: [['terms', '/terms']],
  notFound: [['notFound']],
};

/** At most this many are named. */
const mostPages = 4;

/** Pages where a feature can be seen, by the names of its routes. Those of the user need the user's name. */
export function examplePages(routeNames: readonly string[], userName: string | undefined): readonly ExamplePage[] {
  const own = userName === undefined ? undefined : `/user/${encodeURIComponent(userName)}`;
  return routeNames
    .flatMap(each => byRoute[each] ?? [])
    .slice(0, mostPages)
    .map(([name, path]) => ({
      name: pageNames[name],
      path: path?.startsWith('@') ? own && `${own}${path.slice(1)}` : path,
    }));
}
