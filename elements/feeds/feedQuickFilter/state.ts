import {noFilter, type QuickFilter} from '#domain/feed/quickFilter';
import {createStore} from '#domain/value/store';

/**
 * The current filter. Written by the filter bar and read by the part that hides entries; cleared when the visit ends.
 */
export const filter = createStore<QuickFilter>(noFilter);

/** Number of loaded entries, number hidden by this filter, and number hidden by no feature. */
export const counts = createStore({all: 0, marked: 0, free: 0});
