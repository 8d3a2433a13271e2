import {useSetting} from '#ui/useSetting';
import {orderNames, text} from './messages';
import {listOrders} from './orders';
import {customDefaultListOrder} from './settings';

/** States that Automail's order is used, since the site's field shows only its own. */
export default function OrderNote() {
  const [chosen] = useSetting(customDefaultListOrder);
  const order = listOrders.find(each => each === chosen);
  if (!order) return null;
  return (
    <p className="ui-note" role="status">
      {text.inUse(orderNames[order])}
    </p>
  );
}
