import {select} from '#services/settings/handles';
import {orderNames, text} from './messages';
import {listOrders} from './orders';

/** The order in which lists open, as AniList names it; empty: AniList's own. */
export const customDefaultListOrder = select('customDefaultListOrder', {
  title: text.order,
  initial: '',
  values: ['', ...listOrders],
  labels: orderNames,
});
