import {route} from '../route';

export const staff = route<{staffId: number}>('staff', {
  view: 'staff',
  path: '/staff/:id(\\d+)/:slug?',
  examples: ['/staff/95011/Kouichi-Yamadera'],
  read: ({id}) => ({staffId: Number(id)}),
});
