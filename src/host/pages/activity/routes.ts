import {route} from '../route';

export const activity = route<{activityId: number}>('activity', {
  view: 'activity',
  path: '/activity/:id(\\d+)',
  examples: ['/activity/800000001'],
  read: ({id}) => ({activityId: Number(id)}),
});
