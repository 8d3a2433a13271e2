import {decodeSafely} from '#domain/text/decodeSafely';
import {route, type Route} from '../route';

/** The user that a page is about. */
export interface UserParams {
  userName: string;
}

const page = (name: string, path: string, examples: readonly string[], view = 'user'): Route<UserParams> =>
  route(name, {
    view,
    path: `/user/:name${path}`,
    examples,
    read: ({name}) => ({userName: decodeSafely(name ?? '')}),
  });

export const userOverview = page('userOverview', '', ['/user/Mirabel/', '/user/Mirabel']);

/** The user whose lists of one type a page shows. */
export interface UserListsParams extends UserParams {
  listType: 'ANIME' | 'MANGA';
}

const listPage = (name: string, path: string, examples: readonly string[]): Route<UserListsParams> =>
  route(name, {
    view: 'user',
    path: `/user/:name/:type(anime|manga)list${path}`,
    examples,
    read: ({name, type}) => ({
      userName: decodeSafely(name ?? ''),
      listType: type?.toLowerCase() === 'manga' ? 'MANGA' : 'ANIME',
    }),
  });

export const userLists = listPage('userLists', '/:list((?!compare/?$)[^/]+)?', [
  '/user/Mirabel/animelist',
  '/user/Mirabel/animelist/Compared%20with%20friends',
  '/user/Mirabel/mangalist/Reading',
]);

export const userCompare = listPage('userCompare', '/compare', ['/user/Mirabel/animelist/compare']);
export const userFavorites = page('userFavorites', '/favorites', ['/user/Mirabel/favorites']);
export const userSocial = page('userSocial', '/social', ['/user/Mirabel/social']);
export const userReviews = page('userReviews', '/reviews', ['/user/Mirabel/reviews']);
export const userSubmissions = page('userSubmissions', '/submissions', ['/user/Mirabel/submissions']);
/** The page of a user's statistics. */
export interface UserStatsParams extends UserListsParams {
  /** Its last segment, such as `tags`. */
  tab: string;
}

/** The statistics of a user about lists of one type. The address without a type leads to those of anime. */
export const userStats = route<UserStatsParams>('userStats', {
  view: 'user',
  path: '/user/:name/stats{/:type(anime|manga)/:tab}?',
  examples: ['/user/Mirabel/stats/anime/overview', '/user/Mirabel/stats/manga/staff', '/user/Mirabel/stats'],
  read: ({name, type, tab}) => ({
    userName: decodeSafely(name ?? ''),
    listType: type?.toLowerCase() === 'manga' ? 'MANGA' : 'ANIME',
    tab: tab?.toLowerCase() ?? 'overview',
  }),
});

/** All pages of a user. */
export const userPages: readonly Route<UserParams>[] = [
  userOverview,
  userLists,
  userCompare,
  userFavorites,
  userSocial,
  userReviews,
  userSubmissions,
  userStats,
];
