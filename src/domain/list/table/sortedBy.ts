import {fields, type FieldKey} from '../query/fields';
import type {OrderKey} from '../query/query';

/** Whether the first sort by a field begins with its highest values: numbers and past dates do. */
function beginsHigh(key: FieldKey): boolean {
  const field = fields[key];
  return field.kind === 'number' || (field.kind === 'date' && !('isAhead' in field));
}

/**
 * The order after a press of a heading: by that field only, reversed if it is the first one already. `isAdded` keeps the
 * others, and sorts by this one after them.
 */
export function sortedBy(order: readonly OrderKey[], field: FieldKey, isAdded: boolean): readonly OrderKey[] {
  const place = order.findIndex(key => key.field === field);
  if (place === 0 || (isAdded && place > 0))
    return order.map((key, index) => (index === place ? {field, isReversed: !key.isReversed} : key));
  const key = {field, isReversed: beginsHigh(field)};
  return isAdded ? [...order, key] : [key];
}
