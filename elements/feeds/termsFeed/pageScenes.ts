import {post} from '#e2e/support/posting';
import {feed} from '#e2e/support/terms';
import type {PageScene} from '#e2e/support/pageScene';
import type {MainLook} from '#e2e/support/mainLooks';

export const pageScenes: readonly PageScene[] = [
  {path: '/terms'},
  {path: '/terms?filter=forum'},
  {path: '/terms?filter=reviews'},
  {
    path: '/terms?page=2',
    act: async page => {
      await feed(page).getByRole('checkbox', {name: 'Anime or manga'}).check();
      await feed(page).getByLabel('Title').fill('a');
      await page.keyboard.press('Enter');
    },
  },
  {
    path: async ({user}, standIn) => {
      await post(standIn, 'A status that is to be edited');
      return `/terms?user=${user}&filter=text`;
    },
    act: page => feed(page).getByRole('button', {name: 'Edit', exact: true}).first().click(),
  },
];

export const looks: readonly MainLook[] = [
  {path: '/terms', selector: '.page-content > .container', property: 'min-height', off: '0px', on: '1000px'},
];
