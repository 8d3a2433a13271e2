import {noFilter, type QuickFilter} from '#domain/feed/quickFilter';
import {createStore} from '#services/store';

/** What the feed is narrowed to; the bar writes it, what hides entries follows. It lasts as long as the visit. */
export const filter = createStore<QuickFilter>(noFilter);

export const nothing = {all: 0, marked: 0, free: 0};

/** How many entries are loaded, how many the filter hides, and how many nobody hides. */
export const counts = createStore(nothing);
