import {allRoutes} from './allRoutes';
import {anywhere, type Route} from './route';

/** The path of an address in lower case and without a trailing slash, to identify a page. */
export const pathOf = ({pathname}: Pick<URL, 'pathname'>) => pathname.toLowerCase().replace(/\/+$/, '');

/**
 * Every page, known or unknown, with its path; for features that apply to all pages. Views are distinguished as in the
 * routes themselves.
 */
export const everyPath: readonly Route<{path: string}>[] = [...allRoutes, anywhere].map(route => ({
  ...route,
  match: address => route.match(address) && {path: pathOf(address)},
}));
