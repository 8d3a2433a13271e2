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

const tabs = mediaTabs.map(name => `${name}/?$`).join('|');

export const mediaOverview = tab('mediaOverview', `/:slug((?!${tabs})[^/]+)?`, [
  '/anime/1/Cowboy-Bebop/',
  '/anime/1',
  '/manga/30002/Berserk',
]);
export const mediaWatch = tab('mediaWatch', '/:slug/watch', ['/anime/1/Cowboy-Bebop/watch']);
export const mediaCharacters = tab('mediaCharacters', '/:slug/characters', ['/anime/1/Cowboy-Bebop/characters']);
export const mediaStaff = tab('mediaStaff', '/:slug/staff', ['/manga/30002/Berserk/staff']);
export const mediaReviews = tab('mediaReviews', '/:slug/reviews', ['/anime/1/Cowboy-Bebop/reviews/']);
export const mediaStats = tab('mediaStats', '/:slug/stats', ['/anime/1/Cowboy-Bebop/stats']);
export const mediaSocial = tab('mediaSocial', '/:slug/social', ['/anime/1/Cowboy-Bebop/social']);

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
