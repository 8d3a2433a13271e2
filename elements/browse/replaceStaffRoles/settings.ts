import {roleOrders} from '#domain/media/roleOrder';
import {select} from '#services/settings/handles';
import {orderNames} from '#kits/roleCards/messages';
import {text} from './messages';

/** The initial order of the lists (rule staff-4). */
export const staffRoleOrder = select('staffRoleOrder', {
  title: text.firstOrder,
  initial: 'alphabetical',
  values: roleOrders,
  labels: orderNames,
});
