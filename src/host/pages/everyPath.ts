import {allRoutes} from './allRoutes';
import {anywhere, type Route} from './route';

/** The path of an address as it names a page: in lower case, without a slash at the end. */
export const pathOf = ({pathname}: Pick<URL, 'pathname'>) => pathname.toLowerCase().replace(/\/+$/, '');

/** Every page, known or not, with its path: for what belongs to pages of any kind. Views are told apart as by the routes themselves. */
export const everyPath: readonly Route<{path: string}>[] = [...allRoutes, anywhere].map(route => ({
  ...route,
  match: address => route.match(address) && {path: pathOf(address)},
}));
