import {route} from '../route';

export const terms = route('terms', {view: 'terms', path: '/terms', examples: ['/terms', '/terms?page=2']});
