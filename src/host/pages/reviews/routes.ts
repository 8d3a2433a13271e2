import {route} from '../route';

export const reviews = route('reviews', {view: 'reviews', path: '/reviews', examples: ['/reviews']});
export const review = route('review', {view: 'review', path: '/review/:id(\\d+)', examples: ['/review/2113']});
