import {noFilter, type QuickFilter} from '../../../src/domain/quickFilter';
import {createCell} from '../../../src/services/cell';

/** What the feed is narrowed to; the bar writes it, what hides entries follows. It lasts as long as the visit. */
export const filter = createCell<QuickFilter>(noFilter);

export const nothing = {all: 0, marked: 0, free: 0};

/** How many entries are loaded, how many the filter hides, and how many nobody hides. */
export const counts = createCell(nothing);
