import {useState} from 'react';

import {columnsFor, initialColumns} from '#domain/list/table/columns';
import type {TableView} from '#domain/list/table/view';
import type {ListType} from '#services/lists/ownList';

/** The view of the table, and a function to change it. */
export function useTableView(type: ListType): readonly [TableView, (change: Partial<TableView>) => void] {
  const [view, setView] = useState<TableView>(() => {
    const columns = initialColumns.filter(key => columnsFor(type).includes(key));
    return {query: '', columns, widths: {}, group: undefined};
  });
  return [view, change => setView(before => ({...before, ...change}))];
}
