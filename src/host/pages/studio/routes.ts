import {route} from '../route';

export const studio = route<{studioId: number}>('studio', {
  view: 'studio',
  path: '/studio/:id(\\d+)/:slug?',
  examples: ['/studio/14/Sunrise'],
  read: ({id}) => ({studioId: Number(id)}),
});
