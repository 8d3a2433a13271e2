import {anchor} from '../anchor';

/** The column of filters beside the lists of a user; appended to. */
export const listFilters = anchor<object>('listFilters', {
  selector: '.medialist > .filters-wrap',
  position: 'append',
  presence: 'always',
  evidence: 'The lists of a user; the column is the same for all lists and layouts.',
  read: () => ({}),
});
