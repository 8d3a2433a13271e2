import {route} from '../route';

export const edit = route('edit', {
  view: 'edit',
  path: '/edit/:rest(.*)?',
  examples: ['/edit/anime/1', '/edit/anime/new'],
});
