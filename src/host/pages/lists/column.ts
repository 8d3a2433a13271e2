import {createStore} from '#domain/value/store';
import {anchor} from '../anchor';

/** Whether our table is shown instead of the site's lists. */
export const isTableShown = createStore(false);

/** The column with all lists of a user, while our table replaces it. */
export const listsColumn = anchor<object>('listsColumn', {
  selector: '.medialist > .lists',
  position: 'replace',
  presence: 'maybe',
  evidence: 'The column beside the filters contains all lists in every layout and at every width.',
  again: isTableShown,
  read: () => (isTableShown.get() ? {} : undefined),
});
