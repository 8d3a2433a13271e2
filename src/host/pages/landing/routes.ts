import {route} from '../route';

export const landing = route('landing', {view: 'landing', path: '/', examples: ['/']});
