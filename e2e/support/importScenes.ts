import {button, chooseFile, fileWithList} from './imports';
import type {Scene} from './questionScenes';

const entries = [{name: 'A title that no list has', status: 'watched'}];
const otherSiteFile = JSON.stringify({user: {name: 'a'}, export: {type: 'anime'}, entries});

/** The queries of imports and exports of lists. */
export const importScenes: readonly Scene[] = [
  {
    path: '/settings/import',
    asks: ['WholeList'],
    operation: 'WholeList',
    act: page => button(page, 'CSV').first().click(),
  },
  {
    path: '/settings/import',
    asks: ['ImportMedia'],
    operation: 'ImportMedia',
    act: page => chooseFile(page, /^Anime-Planet/, otherSiteFile),
  },
  {
    path: '/settings/import',
    asks: ['CustomListNames'],
    operation: 'CustomListNames',
    act: async page => {
      await chooseFile(page, /^Automail/, fileWithList('A list that nobody has', 1));
      await button(page, 'Make this custom list').click();
    },
  },
];
