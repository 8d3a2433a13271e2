import {route} from '../route';

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
  // Id of the media that the recent threads are filtered by.
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
