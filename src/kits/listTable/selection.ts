import {createStore} from '#domain/value/store';
import type {ListType} from '#services/lists/ownList';

/** The entries that are selected in the list table. */
export interface ListSelection {
  readonly type: ListType;
  readonly mediaIds: ReadonlySet<number>;
}

/** Whether rows of the list table can be selected. A feature that does something with them offers it during its visit. */
export const isSelectionOffered = createStore(false);

/** The selected entries; `undefined`: none. Written by the table, and by the feature that uses them. */
export const listSelection = createStore<ListSelection | undefined>(undefined);

/** The entries that the table shows, in their order, also those that are not drawn; `undefined`: no table shows. */
export const shownInTable = createStore<readonly number[] | undefined>(undefined);
