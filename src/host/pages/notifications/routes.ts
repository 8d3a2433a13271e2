import {route} from '../route';

export const notifications = route('notifications', {
  view: 'notifications',
  path: '/notifications',
  examples: ['/notifications', '/notifications#'],
});
