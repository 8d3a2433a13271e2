import {route, type Route} from '../route';
import {userOverview} from '../user/routes';

export const home = route('home', {view: 'home', path: '/home', examples: ['/home', '/home/#aniscripts-login']});
export const activity = route<{activityId: number}>('activity', {
  view: 'activity',
  path: '/activity/(?<id>\\d+)',
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
  path: '/forum(?:/(?:overview|recent|new|subscribed|search))?',
  examples: [
    '/forum',
    '/forum/overview',
    '/forum/recent?category=1',
    '/forum/recent?media=1',
    '/forum/search?search=a',
  ],
  // Id of the media that the recent threads are filtered by.
  read(_groups, {pathname, searchParams}) {
    const id = /\/recent\/?$/i.test(pathname) ? searchParams.get('media') : null;
    return {mediaId: /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : undefined};
  },
});
export const forumThread = route('forumThread', {
  view: 'forumThread',
  path: '/forum/thread/(?<id>\\d+)(?:/comment/\\d+)?',
  examples: ['/forum/thread/14', '/forum/thread/14/comment/10'],
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
  path: '/settings(?:/(?:account|media|lists|notifications|developer))?',
  examples: ['/settings', '/settings/developer'],
});
export const terms = route('terms', {view: 'terms', path: '/terms', examples: ['/terms', '/terms?page=2']});
export const notFound = route('notFound', {view: 'notFound', path: '/404', examples: ['/404']});
export const landing = route('landing', {view: 'landing', path: '', examples: ['/']});
export const globalFeed = route('globalFeed', {view: 'social', path: '/social', examples: ['/social']});

/** The pages that show feed entries in full. */
export const feedEntryPages: readonly Route[] = [home, userOverview, activity];
