import {route} from '../route';

export const recommendations = route('recommendations', {
  view: 'recommendations',
  path: '/recommendations',
  examples: ['/recommendations'],
});
