import {useCallback, useEffectEvent, useRef, useState} from 'react';

import {firstColumns, formatTable, tableIn, type LinkedView} from '#domain/list/table/address';
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

/** Keeps the address in step with the view, and shows the view of another address that the user goes to. */
function useTableAddress(view: TableView, type: ListType, show: (linked: LinkedView) => void) {
  const parameter = formatTable(view, type);
  const written = useRef(parameter);
  const write = useEffectEvent(() => {
    written.current = parameter;
    writeTable(parameter);
  });
  useSignalEffect(
    signal => {
      const timer = setTimeout(() => write(), pauseMs);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [parameter],
  );
  // The site's router knows nothing of the parameter, and drops it with each of its own changes.
  const follow = useEffectEvent((address: URL) => {
    if (userLists.match(address)?.listType !== type) return;
    const linked = tableIn(address.search, type);
    if (!linked || formatTable(linked, type) === written.current) return write();
    written.current = formatTable(linked, type);
    show(linked);
  });
  useSignalEffect(signal => {
    watchAddress(() => requestAnimationFrame(() => signal.aborted || follow(new URL(location.href))), {signal});
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
      if (Object.keys(layout).length) storeLayout(settings, type, layout);
    },
    [settings, show, type],
  );
  return [view, change];
}
