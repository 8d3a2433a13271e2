import type {Route} from './route';
import * as routes from './routes';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'match' in value && 'examples' in value;

/** All known pages of the site. Each route accepts its own examples and rejects those of all others. */
export const allRoutes: readonly Route[] = Object.values<unknown>(routes).filter(isRoute);

/** The route of an address; `undefined` for an unknown page. */
export const routeOf = (address: URL) => allRoutes.find(candidate => candidate.match(address));
