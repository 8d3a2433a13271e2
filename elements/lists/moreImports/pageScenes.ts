import {button, chooseFile} from '#e2e/support/imports';
import type {MainLook} from '#e2e/support/mainLooks';
import type {PageScene} from '#e2e/support/pageScene';

const entries = [{name: 'A title that no list has', status: 'watched'}];
/** A row with everything that the review marks, asks or offers. */
const malFile =
  '<myanimelist><anime><series_animedb_id>1</series_animedb_id><series_title>A</series_title><my_score>9</my_score><my_status>odd</my_status><my_tags>a</my_tags></anime></myanimelist>';
const otherSiteFile = JSON.stringify({user: {name: 'a'}, export: {type: 'anime'}, entries});

export const pageScenes: readonly PageScene[] = [
  {path: '/settings/import', act: page => button(page, 'CSV').first().click()},
  {path: '/settings/import', act: page => chooseFile(page, /^Anime-Planet/, otherSiteFile)},
  {path: '/settings/import', act: page => chooseFile(page, /^MyAnimeList/, malFile)},
  {path: '/settings/import', act: page => chooseFile(page, /^MyAnimeList/, Buffer.from(`${malFile}\u00e9 `, 'latin1'))},
];

/** The heading is of the site's own kind. */
export const looks: readonly MainLook[] = [
  {path: '/settings/import', selector: 'am-more-imports h2', property: 'font-size', off: undefined, on: '16px'},
  {path: '/settings/import', selector: 'am-more-imports h2', property: 'font-weight', off: undefined, on: '500'},
];
