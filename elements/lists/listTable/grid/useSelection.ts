import {useEffect, useMemo, useRef} from 'react';

import {isSelectionOffered, listSelection, shownInTable} from '#kits/listTable/selection';
import {useSource} from '#ui/useSource';
import type {TableLine, TableModel} from '../model';

const none: ReadonlySet<number> = new Set();

/** The selected entries, and what changes them. */
export interface GridSelection {
  readonly isOffered: boolean;
  readonly ids: ReadonlySet<number>;
  /** The entries that the table shows, also those that are not drawn. */
  readonly shown: readonly number[];
  readonly hiddenCount: number;
  readonly toggle: (mediaId: number) => void;
  /** Selects all from the last one that was toggled, or else from `start`, to another. */
  readonly extend: (mediaId: number, start?: number) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** The selection of entries, while a feature offers it. Entries that aren't shown any longer stay selected. */
export function useSelection({type, isOwn, arrangement}: TableModel, lines: readonly TableLine[]): GridSelection {
  const isOffered = useSource(isSelectionOffered, isSelectionOffered.get) && isOwn;
  const selection = useSource(listSelection, listSelection.get);
  const shown = useMemo(() => arrangement.rows.map(({entry}) => entry.mediaId), [arrangement.rows]);
  useEffect(() => shownInTable.set(shown), [shown]);
  useEffect(() => () => shownInTable.reset(), []);
  const from = useRef<number>(undefined);
  const ids = isOffered && selection?.type === type ? selection.mediaIds : none;
  const hiddenCount = useMemo(() => {
    const visible = new Set(ids.size ? shown : none);
    return [...ids].filter(id => !visible.has(id)).length;
  }, [ids, shown]);
  const set = (mediaIds: Iterable<number>) => {
    const next = new Set(mediaIds);
    listSelection.set(next.size ? {type, mediaIds: next} : undefined);
  };
  const toggle = (mediaId: number) => {
    from.current = mediaId;
    set(ids.has(mediaId) ? [...ids].filter(id => id !== mediaId) : [...ids, mediaId]);
  };
  const extend = (mediaId: number, start = mediaId) => {
    const order = lines.map(line => (line.kind === 'row' ? line.row.entry.mediaId : -1));
    if (from.current === undefined || !order.includes(from.current)) from.current = start;
    const ends = [order.indexOf(from.current), order.indexOf(mediaId)];
    const range = order.slice(Math.min(...ends), Math.max(...ends) + 1).filter(id => id >= 0);
    set([...ids, ...range]);
  };
  const clear = () => {
    from.current = undefined;
    set([]);
  };
  const selectAll = () => set([...ids, ...shown]);
  return {isOffered, ids, shown, hiddenCount, toggle, extend, selectAll, clear};
}
