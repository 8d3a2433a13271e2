import {mediaTabs} from '#domain/media/mediaTabs';
import {route, type Route} from '../route';

/** The media that a page is about. */
export interface MediaParams {
  mediaType: 'ANIME' | 'MANGA';
  mediaId: number;
}

const tab = (name: string, path: string, examples: readonly string[]): Route<MediaParams> =>
  route(name, {
    view: 'media',
    path: `/:type(anime|manga)/:id(\\d+)${path}`,
    examples,
    read: ({type, id}) => ({mediaType: type?.toLowerCase() === 'anime' ? 'ANIME' : 'MANGA', mediaId: Number(id)}),
  });

/** A tab besides the overview. Titles without Latin letters have no slug: `/anime/101922/social`. */
const mediaTab = (name: string, path: string, examples: readonly string[]) =>
  tab(name, `/:slug([^/]*)?/${path}`, examples);

const tabs = mediaTabs.map(name => `${name}/?$`).join('|');

export const mediaOverview = tab('mediaOverview', `/:slug((?!${tabs})[^/]*)?`, [
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
