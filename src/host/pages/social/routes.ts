import {route} from '../route';

export const globalFeed = route('globalFeed', {view: 'social', path: '/social', examples: ['/social']});
