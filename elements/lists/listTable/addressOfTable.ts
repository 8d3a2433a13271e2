import {isShort, withTable} from '#domain/list/table/address';

/** Writes a view into the address, without a history entry and without the site's router; one that is too long is left out. */
export function writeTable(parameter: string | undefined) {
  const search = withTable(location.search, parameter !== undefined && isShort(parameter) ? parameter : undefined);
  if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
}
