import {createFilter, type Filter, type FilterFields} from '../filter/filter';

/** A card of the staff tab. */
export interface StaffCard {
  readonly name: string;
  readonly role: string;
}

const fewCards = 9;

/** Whether there are enough cards for a filter: more than 9. */
export const isFilterWorthwhile = (cards: number): boolean => cards > fewCards;

const fields: FilterFields<StaffCard> = {
  name: {kind: 'text', read: ({name}) => [name]},
  role: {kind: 'text', read: ({role}) => [role]},
};

/** Compiles a filter for the cards of the staff tab: words of names and roles, or `name:` and `role:` (rule filter-1). */
export const createStaffFilter = (filter: string): Filter<StaffCard> => createFilter(filter, fields);
