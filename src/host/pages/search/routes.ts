import {route} from '../route';

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
