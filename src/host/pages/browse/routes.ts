import {route} from '../route';

export const character = route<{characterId: number}>('character', {
  view: 'character',
  path: '/character/(?<id>\\d+)(?:/[^/]*)?',
  examples: ['/character/1/Spike-Spiegel', '/character/1'],
  read: ({id}) => ({characterId: Number(id)}),
});
export const staff = route<{staffId: number}>('staff', {
  view: 'staff',
  path: '/staff/(?<id>\\d+)(?:/[^/]*)?',
  examples: ['/staff/95011/Kouichi-Yamadera'],
  read: ({id}) => ({staffId: Number(id)}),
});
export const studio = route<{studioId: number}>('studio', {
  view: 'studio',
  path: '/studio/(?<id>\\d+)(?:/[^/]*)?',
  examples: ['/studio/14/Sunrise'],
  read: ({id}) => ({studioId: Number(id)}),
});
export const searchMedia = route('searchMedia', {
  view: 'search',
  path: '/search/(?:anime|manga)(?:/[^/]+)?',
  examples: ['/search/anime', '/search/manga/top-100', '/search/anime/Action'],
});
export const searchCharacters = route('searchCharacters', {
  view: 'search',
  path: '/search/characters(?:/favorites)?',
  examples: ['/search/characters', '/search/characters/favorites'],
});
export const searchStaff = route('searchStaff', {
  view: 'search',
  path: '/search/staff(?:/favorites)?',
  examples: ['/search/staff', '/search/staff/favorites'],
});
export const searchStudios = route('searchStudios', {
  view: 'search',
  path: '/search/studios(?:/favorites)?',
  examples: ['/search/studios'],
});
export const reviews = route('reviews', {view: 'reviews', path: '/reviews', examples: ['/reviews']});
export const review = route('review', {view: 'review', path: '/review/(?<id>\\d+)', examples: ['/review/2113']});
export const recommendations = route('recommendations', {
  view: 'recommendations',
  path: '/recommendations',
  examples: ['/recommendations'],
});
export const siteStats = route('siteStats', {view: 'siteStats', path: '/site-stats', examples: ['/site-stats']});
export const edit = route('edit', {
  view: 'edit',
  path: '/edit(?:/.*)?',
  examples: ['/edit/anime/1', '/edit/anime/new'],
});
