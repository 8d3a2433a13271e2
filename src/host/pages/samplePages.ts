import {selector} from './anchor';

/** A page of the site: its path, or the selector of the links to it on the page before it. */
export type SamplePage = {readonly path: string} | {readonly links: string};

const linksTo = {
  activity: selector('linkToActivity', 'a[href^="/activity/"]'),
  review: selector('linkToReview', 'a[href^="/review/"]'),
  thread: selector('linkToThread', 'a[href^="/forum/thread/"]:not([href$="/new"])'),
};

const linked = (to: keyof typeof linksTo): SamplePage => ({links: linksTo[to].selector});

const ofUser = (userName: string): readonly string[] =>
  ['', 'animelist', 'mangalist', 'favorites', 'social', 'reviews', 'stats/anime/overview'].map(
    page => `/user/${encodeURIComponent(userName)}/${page}`,
  );

const open = (paths: readonly string[]): readonly SamplePage[] => paths.map(path => ({path}));

/**
 * One page of each kind, in an order in which each page links to the next. The media items and people are among the
 * oldest of the site. Pages with a form for writing are left out, and so are the notifications, because AniList marks them
 * as read when they are opened.
 * @param userName the user signed in to the site; guests see no pages of their own
 */
export function samplePages(userName: string | undefined): readonly SamplePage[] {
  const own = userName === undefined ? [] : open([...ofUser(userName), '/settings', '/settings/import']);
  const home = userName === undefined ? open(['/social']) : open(['/home']);
  return [
    ...home,
    linked('activity'),
    ...own,
    ...open(['/anime/1/Cowboy-Bebop', '/anime/1/Cowboy-Bebop/characters', '/anime/1/Cowboy-Bebop/staff']),
    ...open(['/anime/1/Cowboy-Bebop/social', '/manga/30001/Monster', '/character/1', '/staff/95011', '/studio/14']),
    ...open(['/search/anime', '/search/manga', '/search/characters', '/search/staff', '/search/studios', '/reviews']),
    linked('review'),
    ...open(['/recommendations', '/forum/recent']),
    linked('thread'),
    ...open(['/site-stats', '/terms']),
  ];
}
