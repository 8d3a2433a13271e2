import type {RouteConfig} from 'vue-router';

const user: RouteConfig = {
  path: '/user/:name',
  component: () => import('./pages/user/UserPage.vue'),
  children: [
    {path: '', name: 'User', component: () => import('./pages/user/UserOverview.vue')},
    {path: ':kind(animelist|mangalist)/compare', component: () => import('./pages/lists/ComparePage.vue')},
    {
      path: ':kind(animelist|mangalist)/:list?',
      name: 'MediaList',
      component: () => import('./pages/lists/MediaListPage.vue'),
    },
    {path: 'favorites', component: () => import('./pages/user/UserFavorites.vue')},
    {path: 'social', component: () => import('./pages/user/UserSocial.vue')},
    {path: 'reviews', component: () => import('./pages/user/UserReviews.vue')},
    {path: 'submissions', component: () => import('./pages/submissions/UserSubmissions.vue')},
    {path: 'stats', redirect: 'stats/anime/overview'},
    {path: 'stats/:type(anime|manga)/:page', component: () => import('./pages/stats/UserStats.vue')},
  ],
};

const media: RouteConfig = {
  path: '/:type(anime|manga)/:id(\\d+)',
  component: () => import('./pages/media/MediaPage.vue'),
  children: [
    {path: '', name: 'Media', component: () => import('./pages/media/MediaOverview.vue')},
    {path: ':slug?/characters', component: () => import('./pages/media/MediaCharacters.vue')},
    {path: ':slug?/staff', component: () => import('./pages/media/MediaStaff.vue')},
    {path: ':slug?/reviews', component: () => import('./pages/media/MediaReviews.vue')},
    {path: ':slug?/stats', component: () => import('./pages/media/MediaStats.vue')},
    {path: ':slug?/social', component: () => import('./pages/media/MediaSocial.vue')},
    {path: ':slug?/watch', component: () => import('./pages/media/MediaWatch.vue')},
    {path: ':slug', component: () => import('./pages/media/MediaOverview.vue')},
  ],
};

const forum: RouteConfig[] = [
  {path: '/forum', redirect: '/forum/overview'},
  {path: '/forum/overview', name: 'ForumOverview', component: () => import('./pages/forum/ForumOverview.vue')},
  {
    path: '/forum/:type(recent|new|subscribed|search)',
    name: 'ForumFeed',
    component: () => import('./pages/forum/ForumFeed.vue'),
  },
  {path: '/forum/thread/new', component: () => import('./pages/forum/NewThread.vue')},
  {path: '/forum/thread/:id(\\d+)/comment/:comment(\\d+)', component: () => import('./pages/forum/ThreadPage.vue')},
  {path: '/forum/thread/:id(\\d+)', name: 'Thread', component: () => import('./pages/forum/ThreadPage.vue')},
];

const settings: RouteConfig = {
  path: '/settings',
  component: () => import('./pages/settings/SettingsPage.vue'),
  children: [
    {path: '', component: () => import('./pages/settings/SettingsProfile.vue')},
    {path: 'account', component: () => import('./pages/settings/SettingsAccount.vue')},
    {path: 'media', component: () => import('./pages/settings/SettingsMedia.vue')},
    {path: 'lists', component: () => import('./pages/settings/SettingsLists.vue')},
    {path: 'notifications', component: () => import('./pages/settings/SettingsNotifications.vue')},
    {path: 'import', component: () => import('./pages/settings/SettingsImport.vue')},
    {path: 'apps', component: () => import('./pages/settings/SettingsApps.vue')},
    {path: 'developer', component: () => import('./pages/settings/SettingsDeveloper.vue')},
  ],
};

const search: RouteConfig[] = [
  {
    path: '/search/:type(anime|manga)/:preset?',
    name: 'Search',
    component: () => import('./pages/search/SearchPage.vue'),
  },
  {
    path: '/search/:type(characters|staff)/:preset(favorites)?',
    component: () => import('./pages/search/SearchNamed.vue'),
  },
  {path: '/search/studios', component: () => import('./pages/search/SearchStudios.vue')},
  {path: '/search/users', component: () => import('./pages/search/SearchUsers.vue')},
];

const single: RouteConfig[] = [
  {path: '/', name: 'Landing', component: () => import('./pages/plain/LandingPage.vue')},
  {path: '/home', name: 'Home', component: () => import('./pages/home/HomePage.vue')},
  {path: '/activity/:id(\\d+)', name: 'Activity', component: () => import('./pages/activity/ActivityPage.vue')},
  {
    path: '/notifications',
    name: 'Notifications',
    component: () => import('./pages/notifications/NotificationsPage.vue'),
  },
  {path: '/reviews', name: 'Reviews', component: () => import('./pages/reviews/ReviewsPage.vue')},
  {path: '/review/new/:id(\\d+)', component: () => import('./pages/reviews/NewReview.vue')},
  {path: '/review/:id(\\d+)', name: 'Review', component: () => import('./pages/reviews/ReviewPage.vue')},
  {
    path: '/recommendations',
    name: 'Recommendations',
    component: () => import('./pages/recommendations/RecommendationsPage.vue'),
  },
  {path: '/staff/:id(\\d+)/:slug?', name: 'Staff', component: () => import('./pages/staff/StaffPage.vue')},
  {
    path: '/character/:id(\\d+)/:slug?',
    name: 'Character',
    component: () => import('./pages/character/CharacterPage.vue'),
  },
  {path: '/studio/:id(\\d+)/:slug?', name: 'Studio', component: () => import('./pages/studio/StudioPage.vue')},
  {path: '/site-stats', name: 'SiteStats', component: () => import('./pages/plain/SiteStatsPage.vue')},
  {path: '/edit/:type(anime|manga)/:id', component: () => import('./pages/submissions/EditMediaPage.vue')},
  {path: '/edit/:type(staff|character)/:id', component: () => import('./pages/submissions/EditNamedPage.vue')},
  {path: '/submissions', component: () => import('./pages/submissions/UserSubmissions.vue')},
  {path: '/terms', component: () => import('./pages/plain/TermsPage.vue')},
  {path: '/login', component: () => import('./pages/plain/LoginPage.vue')},
  {path: '/signup', component: () => import('./pages/plain/LoginPage.vue')},
  {path: '/social', name: 'Social', component: () => import('./pages/plain/SocialPage.vue')},
  {path: '/apps', component: () => import('./pages/plain/AppsPage.vue')},
  {path: '/moderators', component: () => import('./pages/plain/ModeratorsPage.vue')},
  {path: '/airing', component: () => import('./pages/plain/AiringPage.vue')},
  {path: '/404', name: 'NotFound', component: () => import('./pages/plain/NotFoundPage.vue')},
  {path: '*', redirect: '/404'},
];

/** All routes of the site. Every view is a separate chunk. */
export const routes: RouteConfig[] = [...single, user, media, ...forum, settings, ...search];
