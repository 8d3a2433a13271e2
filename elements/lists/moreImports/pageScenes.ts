import {button, chooseFile} from '#e2e/support/imports';
import type {PageScene} from '#e2e/support/pageScene';

const entries = [{name: 'A title that no list has', status: 'watched'}];
const otherSiteFile = JSON.stringify({user: {name: 'a'}, export: {type: 'anime'}, entries});

export const pageScenes: readonly PageScene[] = [
  {path: '/settings/import', act: page => button(page, 'CSV').first().click()},
  {path: '/settings/import', act: page => chooseFile(page, /^Anime-Planet/, otherSiteFile)},
];
