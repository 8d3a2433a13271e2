import {useCallback, useEffectEvent, useState} from 'react';

import {firstColumns, formatTable, tableIn} from '#domain/list/table/address';
import {columnsFor} from '#domain/list/table/columns';
import {groupKeys, type TableView} from '#domain/list/table/view';
import {watchAddress} from '#host/dom/navigation';
import {userLists} from '#host/pages/routes';
import type {ListType} from '#services/lists/ownList';
import type {Settings} from '#services/settings/settings';
import {useServices} from '#ui/context';
import {useSignalEffect} from '#ui/useSignalEffect';
import {writeTable} from './addressOfTable';
import {storeLayout, tableLayouts} from './settings';

/** Browsers limit how often an address may change, so it follows once typing pauses. */
const pauseMs = 250;

/** The layout that the user left, without columns of later versions. */
function storedView(settings: Settings, type: ListType): TableView {
  const {columns = [], widths = {}, group} = settings.get(tableLayouts)[type] ?? {};
  const known = columnsFor(type).filter(key => columns.includes(key));
  return {
    query: '',
    columns: known.length ? known.toSorted((a, b) => columns.indexOf(a) - columns.indexOf(b)) : firstColumns(type),
    widths,
    group: groupKeys.find(key => key === group),
  };
}

/** Keeps the address in step with the view, and the view with an address that the user goes back to. */
function useTableAddress(view: TableView, type: ListType, show: (linked: Partial<TableView>) => void) {
  const parameter = formatTable(view, type);
  useSignalEffect(
    signal => {
      const timer = setTimeout(() => writeTable(parameter), pauseMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [parameter],
  );
  const onBack = useEffectEvent(() => {
    const linked = tableIn(location.search, type);
    if (linked) show(linked);
  });
  // The site's router knows nothing of the parameter, and drops it with each of its own changes.
  const keep = useEffectEvent((address: URL) => userLists.match(address)?.listType === type && writeTable(parameter));
  useSignalEffect(signal => {
    addEventListener('popstate', onBack, {signal});
    watchAddress(() => requestAnimationFrame(() => signal.aborted || keep(new URL(location.href))), {signal});
  }, []);
}

/** The view of the table, and a function to change it. It begins with that of the address, or as the user left it. */
export function useTableView(type: ListType): readonly [TableView, (change: Partial<TableView>) => void] {
  const {settings} = useServices();
  const [view, setView] = useState<TableView>(() => ({
    ...storedView(settings, type),
    ...tableIn(location.search, type),
  }));
  const show = useCallback((change: Partial<TableView>) => setView(before => ({...before, ...change})), []);
  useTableAddress(view, type, show);
  const change = useCallback(
    ({query, ...layout}: Partial<TableView>) => {
      show(query === undefined ? layout : {...layout, query});
      if (Object.keys(layout).length) storeLayout(settings, type, layout as object);
    },
    [settings, show, type],
  );
  return [view, change];
}
