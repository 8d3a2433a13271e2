import * as activity from './activity/routes';
import * as character from './character/routes';
import * as edit from './edit/routes';
import * as forum from './forum/routes';
import * as home from './home/routes';
import * as landing from './landing/routes';
import * as media from './media/routes';
import * as missing from './missing/routes';
import * as notifications from './notifications/routes';
import * as recommendations from './recommendations/routes';
import * as reviews from './reviews/routes';
import type {Route} from './route';
import * as search from './search/routes';
import * as settings from './settings/routes';
import * as social from './social/routes';
import * as staff from './staff/routes';
import * as stats from './stats/routes';
import * as studio from './studio/routes';
import * as terms from './terms/routes';
import * as user from './user/routes';

const pages = [
  home,
  media,
  user,
  search,
  character,
  staff,
  studio,
  activity,
  notifications,
  forum,
  settings,
  social,
  reviews,
  recommendations,
  stats,
  edit,
  terms,
  landing,
  missing,
];

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'match' in value && 'examples' in value;

/** All known pages of the site. Each route accepts its own examples and rejects those of all others. */
export const allRoutes: readonly Route[] = pages.flatMap(page => Object.values<unknown>(page).filter(isRoute));

/** The route of an address; `undefined` for an unknown page. */
export const routeOf = (address: URL) => allRoutes.find(candidate => candidate.match(address));
