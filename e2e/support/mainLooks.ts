import {feeds} from './looks/feeds';
import type {LookGroup} from './looks/look';
import {media} from './looks/media';
import {navigation} from './looks/navigation';
import {dark, narrow, pages} from './looks/pages';

/** The main effect of each feature that restyles the site; `mainLook.spec.ts` requires a row for each. */
export const mainLooks: readonly LookGroup[] = [
  {width: 1600, theme: 'default', rows: feeds},
  {width: 1600, theme: 'default', rows: navigation},
  {width: 1600, theme: 'default', rows: pages},
  {width: 1600, theme: 'default', rows: media},
  {width: 700, theme: 'default', rows: narrow},
  {width: 1600, theme: 'dark', rows: dark},
];
