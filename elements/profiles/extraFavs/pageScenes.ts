import type {PageScene} from '#e2e/support/pageScene';
import {profilePage} from '#e2e/support/paths';

export const pageScenes: readonly PageScene[] = [
  {
    path: profilePage,
    act: page =>
      page.locator('.favourites-wrap.anime > am-extra-favs').getByRole('button', {name: 'Show more'}).click(),
  },
];
