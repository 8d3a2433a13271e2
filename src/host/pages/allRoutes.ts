import * as browse from './browse/routes';
import * as media from './media/routes';
import type {Route} from './route';
import * as social from './site/routes';
import * as user from './user/routes';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'match' in value && 'examples' in value;

/** Every page of the site that we know; each accepts its own examples and rejects all others'. */
export const allRoutes: readonly Route[] = [media, user, browse, social].flatMap(module =>
  Object.values(module).filter(isRoute),
);

/** The route of an address, or `undefined` for a page we know nothing about. */
export const routeOf = (address: URL) => allRoutes.find(candidate => candidate.match(address));
