import {createStore} from '#domain/value/store';
import type {RowEntry} from '#host/pages/lists/rows';

/**
 * Whether clicks on entries pick them. Written by the panel, read by the part that picks; cleared when the visit ends.
 */
export const isPicking = createStore(false);

/** The entries for the collage, in the order of its covers. Written by the part that picks, and by the panel. */
export const picks = createStore<readonly RowEntry[]>([]);
