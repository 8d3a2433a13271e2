// Routes of the site's pages, with example addresses that are tested against all other routes.
import {mediaTabs} from '#domain/media/mediaTabs';
import {decodeSafely} from '#domain/text/decodeSafely';
import {route, type Route} from './route';

export const home = route('home', {view: 'home', path: '/home', examples: ['/home', '/home/#aniscripts-login']});

/** The media item of a page. */
export interface MediaParams {
  mediaType: 'ANIME' | 'MANGA';
  mediaId: number;
}

const mediaPage = (name: string, path: string, examples: readonly string[]): Route<MediaParams> =>
  route(name, {
    view: 'media',
    path: `/:type(anime|manga)/:id(\\d+)${path}`,
    examples,
    read: ({type, id}) => ({mediaType: type?.toLowerCase() === 'anime' ? 'ANIME' : 'MANGA', mediaId: Number(id)}),
  });

/** A tab other than the overview. Titles without Latin letters have no slug: `/anime/101922/social`. */
const mediaTab = (name: string, path: string, examples: readonly string[]) =>
  mediaPage(name, `/:slug([^/]*)?/${path}`, examples);

const mediaTabNames = mediaTabs.map(name => `${name}/?$`).join('|');

export const mediaOverview = mediaPage('mediaOverview', `/:slug((?!${mediaTabNames})[^/]*)?`, [
  '/anime/1/Cowboy-Bebop/',
  '/anime/1',
  '/manga/30002/Berserk',
]);
export const mediaWatch = mediaTab('mediaWatch', 'watch', ['/anime/1/Cowboy-Bebop/watch', '/anime/1/watch']);
export const mediaCharacters = mediaTab('mediaCharacters', 'characters', [
  '/anime/1/Cowboy-Bebop/characters',
  '/anime/1/characters',
]);
export const mediaStaff = mediaTab('mediaStaff', 'staff', ['/manga/30002/Berserk/staff', '/manga/30002/staff']);
export const mediaReviews = mediaTab('mediaReviews', 'reviews', [
  '/anime/1/Cowboy-Bebop/reviews/',
  '/anime/1/reviews/',
]);
export const mediaStats = mediaTab('mediaStats', 'stats', ['/anime/1/Cowboy-Bebop/stats', '/anime/1/stats']);
export const mediaSocial = mediaTab('mediaSocial', 'social', [
  '/anime/1/Cowboy-Bebop/social',
  '/anime/1/social',
  '/anime/1//social',
]);

/** All tabs of a media page; they share the header and sidebar. */
export const mediaPages: readonly Route<MediaParams>[] = [
  mediaOverview,
  mediaWatch,
  mediaCharacters,
  mediaStaff,
  mediaReviews,
  mediaStats,
  mediaSocial,
];

/** The user of a page. */
export interface UserParams {
  userName: string;
}

const userPage = (name: string, path: string, examples: readonly string[], view = 'user'): Route<UserParams> =>
  route(name, {
    view,
    path: `/user/:name${path}`,
    examples,
    read: ({name}) => ({userName: decodeSafely(name ?? '')}),
  });

export const userOverview = userPage('userOverview', '', ['/user/Mirabel/', '/user/Mirabel']);

/** The user and list type of a page with lists. */
export interface UserListsParams extends UserParams {
  listType: 'ANIME' | 'MANGA';
}

const userListPage = (name: string, path: string, examples: readonly string[]): Route<UserListsParams> =>
  route(name, {
    view: 'user',
    path: `/user/:name/:type(anime|manga)list${path}`,
    examples,
    read: ({name, type}) => ({
      userName: decodeSafely(name ?? ''),
      listType: type?.toLowerCase() === 'manga' ? 'MANGA' : 'ANIME',
    }),
  });

export const userLists = userListPage('userLists', '/:list((?!compare/?$)[^/]+)?', [
  '/user/Mirabel/animelist',
  '/user/Mirabel/animelist/Compared%20with%20friends',
  '/user/Mirabel/mangalist/Reading',
]);

export const userCompare = userListPage('userCompare', '/compare', ['/user/Mirabel/animelist/compare']);
export const userFavorites = userPage('userFavorites', '/favorites', ['/user/Mirabel/favorites']);
export const userSocial = userPage('userSocial', '/social', ['/user/Mirabel/social']);
export const userReviews = userPage('userReviews', '/reviews', ['/user/Mirabel/reviews']);
export const userSubmissions = userPage('userSubmissions', '/submissions', ['/user/Mirabel/submissions']);
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

export const searchMedia = route('searchMedia', {
  view: 'search',
  path: '/search/:type(anime|manga)/:preset?',
  examples: ['/search/anime', '/search/manga/top-100', '/search/anime/Action'],
});
export const searchCharacters = route('searchCharacters', {
  view: 'search',
  path: '/search/characters/:order(favorites)?',
  examples: ['/search/characters', '/search/characters/favorites'],
});
export const searchStaff = route('searchStaff', {
  view: 'search',
  path: '/search/staff/:order(favorites)?',
  examples: ['/search/staff', '/search/staff/favorites'],
});
export const searchStudios = route('searchStudios', {
  view: 'search',
  path: '/search/studios/:order(favorites)?',
  examples: ['/search/studios'],
});

export const character = route<{characterId: number}>('character', {
  view: 'character',
  path: '/character/:id(\\d+)/:slug?',
  examples: ['/character/1/Spike-Spiegel', '/character/1'],
  read: ({id}) => ({characterId: Number(id)}),
});

export const staff = route<{staffId: number}>('staff', {
  view: 'staff',
  path: '/staff/:id(\\d+)/:slug?',
  examples: ['/staff/95011/Kouichi-Yamadera'],
  read: ({id}) => ({staffId: Number(id)}),
});

export const studio = route<{studioId: number}>('studio', {
  view: 'studio',
  path: '/studio/:id(\\d+)/:slug?',
  examples: ['/studio/14/Sunrise'],
  read: ({id}) => ({studioId: Number(id)}),
});

export const activity = route<{activityId: number}>('activity', {
  view: 'activity',
  path: '/activity/:id(\\d+)',
  examples: ['/activity/800000001'],
  read: ({id}) => ({activityId: Number(id)}),
});

export const notifications = route('notifications', {
  view: 'notifications',
  path: '/notifications',
  examples: ['/notifications', '/notifications#'],
});

export const forumFeed = route<{mediaId: number | undefined}>('forumFeed', {
  view: 'forumFeed',
  path: '/forum/:tab(overview|recent|new|subscribed|search)?',
  examples: [
    '/forum',
    '/forum/overview',
    '/forum/recent?category=1',
    '/forum/recent?media=1',
    '/forum/search?search=a',
  ],
  // Id of the media item that the recent threads are filtered by.
  read(_groups, {pathname, searchParams}) {
    const id = /\/recent\/?$/i.test(pathname) ? searchParams.get('media') : null;
    return {mediaId: /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : undefined};
  },
});
export const forumThread = route<{threadId: number}>('forumThread', {
  view: 'forumThread',
  path: '/forum/thread/:id(\\d+){/comment/:comment(\\d+)}?',
  examples: ['/forum/thread/14', '/forum/thread/14/comment/10'],
  read: ({id}) => ({threadId: Number(id)}),
});

export const settingsApps = route('settingsApps', {
  view: 'settings',
  path: '/settings/apps',
  examples: ['/settings/apps'],
});
export const settingsImport = route('settingsImport', {
  view: 'settings',
  path: '/settings/import',
  examples: ['/settings/import'],
});
export const settingsOther = route('settingsOther', {
  view: 'settings',
  path: '/settings/:tab(account|media|lists|notifications|developer)?',
  examples: ['/settings', '/settings/developer'],
});

export const globalFeed = route('globalFeed', {view: 'social', path: '/social', examples: ['/social']});

export const reviews = route('reviews', {view: 'reviews', path: '/reviews', examples: ['/reviews']});
export const review = route('review', {view: 'review', path: '/review/:id(\\d+)', examples: ['/review/2113']});

export const recommendations = route('recommendations', {
  view: 'recommendations',
  path: '/recommendations',
  examples: ['/recommendations'],
});

export const siteStats = route('siteStats', {view: 'siteStats', path: '/site-stats', examples: ['/site-stats']});

export const edit = route('edit', {
  view: 'edit',
  path: '/edit/:rest(.*)?',
  examples: ['/edit/anime/1', '/edit/anime/new'],
});

export const terms = route('terms', {view: 'terms', path: '/terms', examples: ['/terms', '/terms?page=2']});

export const landing = route('landing', {view: 'landing', path: '/', examples: ['/']});

export const notFound = route('notFound', {view: 'notFound', path: '/404', examples: ['/404']});
