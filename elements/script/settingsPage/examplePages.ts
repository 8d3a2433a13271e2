import type {FeatureInfo} from '#services/features';
import {pageNames} from './whyMessages';

/** A kind of page where a feature can be seen, and an example, if there is one that everyone can open. */
export interface ExamplePage {
  readonly name: string;
  readonly path: string | undefined;
}

type Name = keyof typeof pageNames;

/** Well-known media items and others, which exist on AniList for good. */
const anime = '/anime/1/Cowboy-Bebop';

/** Examples by kind of page. `@` is the user's own profile. */
const paths: Readonly<Partial<Record<Name, string>>> = {
  home: '/home',
  profile: '@/',
  userLists: '@/animelist',
  mangaList: '@/mangalist',
  userCompare: '@/animelist/compare',
  userFavorites: '@/favorites',
  userSocial: '@/social',
  userReviews: '@/reviews',
  userSubmissions: '@/submissions',
  userStats: '@/stats/anime/overview',
  tagStats: '@/stats/anime/tags',
  anime,
  manga: '/manga/30002/Berserk',
  mediaCharacters: `${anime}/characters`,
  mediaStaff: `${anime}/staff`,
  mediaReviews: `${anime}/reviews`,
  mediaSocial: `${anime}/social`,
  searchMedia: '/search/anime',
  yearSearch: '/search/anime?year=2020%25',
  searchCharacters: '/search/characters',
  searchStaff: '/search/staff',
  searchStudios: '/search/studios',
  character: '/character/1/Spike-Spiegel',
  staff: '/staff/95011/Kouichi-Yamadera',
  studio: '/studio/14/Sunrise',
  notifications: '/notifications',
  forum: '/forum/overview',
  mediaForum: '/forum/recent?media=1',
  thread: '/forum/thread/14',
  listSettings: '/settings/lists',
  settingsImport: '/settings/import',
  globalFeed: '/social',
  reviews: '/reviews',
  recommendations: '/recommendations',
  siteStats: '/site-stats',
  terms: '/terms',
};

/** Kinds of pages by the names of their routes, where these differ. */
const byRoute: Readonly<Record<string, readonly Name[]>> = {
  userOverview: ['profile'],
  mediaOverview: ['anime', 'manga'],
  forumFeed: ['forum'],
  forumThread: ['thread'],
};

const isName = (name: string): name is Name => Object.hasOwn(pageNames, name);
const namesOf = (route: string): readonly Name[] => byRoute[route] ?? (isName(route) ? [route] : []);

/** At most this many are named. */
const mostPages = 4;

/** Pages where a feature with these routes can be seen. Those of the user need the user's name. */
export function examplePages(
  {examples}: Pick<FeatureInfo, 'examples'>,
  routeNames: readonly string[],
  userName: string | undefined,
): readonly ExamplePage[] {
  const own = userName === undefined ? undefined : `/user/${encodeURIComponent(userName)}`;
  return (examples ?? routeNames.flatMap(namesOf)).slice(0, mostPages).map(name => {
    const path = paths[name];
    return {name: pageNames[name], path: path?.startsWith('@') ? own && `${own}${path.slice(1)}` : path};
  });
}
