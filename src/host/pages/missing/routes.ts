import {route} from '../route';

export const notFound = route('notFound', {view: 'notFound', path: '/404', examples: ['/404']});
