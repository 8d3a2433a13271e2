import {route} from '../route';

export const home = route('home', {view: 'home', path: '/home', examples: ['/home', '/home/#aniscripts-login']});
