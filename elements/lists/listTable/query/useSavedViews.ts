import {useMemo} from 'react';

import {initialViews, readViews, type SavedView, type StoredView} from '#domain/list/table/savedViews';
import type {ListType} from '#services/lists/ownList';
import {useServices} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {viewNames} from './messages';
import {savedViews} from './viewSettings';

const names: Readonly<Partial<Record<string, string>>> = viewNames;
/** The name of a view. */
export const nameOfView = ({id, name}: Pick<SavedView, 'id' | 'name'>): string => name ?? names[id] ?? id;

/** The saved views of a type, as they are stored and as they are read, and a function to change them. */
export function useSavedViews(type: ListType) {
  const {settings} = useServices();
  const [{[type]: kept}] = useSetting(savedViews);
  return useMemo(() => {
    const update = (change: (views: readonly StoredView[]) => readonly StoredView[]) => {
      const all = settings.get(savedViews);
      settings.set(savedViews, {...all, [type]: change(all[type] ?? initialViews(type))});
    };
    return {stored: kept ?? initialViews(type), views: readViews(kept, type), update};
  }, [settings, kept, type]);
}
