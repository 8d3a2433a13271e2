import {createStore} from '#domain/value/store';
import {anchor} from '../anchor';

/** Whether our table is shown instead of the site's lists. */
export const isTableShown = createStore(false);

/** The outermost element with lists beside the filters, also if the site wraps it. */
export const columnOfLists = '.medialist .lists:not(.filters-wrap *, .medialist .lists *)';

/** The column with all lists of a user, while our table replaces it. */
export const listsColumn = anchor<object>('listsColumn', {
  selector: columnOfLists,
  position: 'replace',
  presence: 'maybe',
  evidence: 'The column beside the filters contains all lists in every layout and at every width.',
  again: isTableShown,
  read: () => (isTableShown.get() ? {} : undefined),
});

/**
 * The place beside our table while it is shown. The column itself is hidden then, so nothing may be appended to it. On
 * the site it is a cell of a grid: what isn't in the top layer needs `grid-column: -2 / -1` to be below the table.
 */
export const besideTable = anchor<object>('besideTable', {
  selector: columnOfLists,
  position: 'after',
  presence: 'maybe',
  evidence: 'The column beside the filters contains all lists in every layout and at every width.',
  again: isTableShown,
  read: () => (isTableShown.get() ? {} : undefined),
});
