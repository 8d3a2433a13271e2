import {route} from '../route';

export const character = route<{characterId: number}>('character', {
  view: 'character',
  path: '/character/:id(\\d+)/:slug?',
  examples: ['/character/1/Spike-Spiegel', '/character/1'],
  read: ({id}) => ({characterId: Number(id)}),
});
