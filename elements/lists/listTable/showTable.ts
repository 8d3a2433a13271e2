import {hasTable} from '#domain/list/table/address';
import {watch} from '#domain/value/watch';
import type {Visit} from '#feature/part';
import {isTableShown} from '#host/pages/lists/column';
import {hideOtherFilters} from '#host/pages/lists/otherFilters';
import {holdRows} from '#host/pages/lists/growth';
import type {UserListsParams} from '#host/pages/routes';
import {tableLayouts} from './settings';

/**
 * Shows the table if the user left it open or the address has a view, and prepares the site's part of the page for as
 * long as it is shown.
 */
export function showTable({params: {listType}, services: {settings}, signal, order}: Visit<UserListsParams>) {
  const openLinked = () => hasTable(location.search) && isTableShown.set(true);
  if (settings.get(tableLayouts)[listType]?.isOpen) isTableShown.set(true);
  openLinked();
  // Going back and forward, too, may lead to a view.
  addEventListener('popstate', openLinked, {signal});
  const prepare = (isShown: boolean, own: AbortSignal) => {
    if (!isShown) return;
    hideOtherFilters({signal: own, order});
    holdRows({signal: own});
  };
  watch(isTableShown, isTableShown.get, prepare, {signal});
}
