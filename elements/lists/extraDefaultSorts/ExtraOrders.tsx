import {closeMenu, onSiteChoice} from '#host/pages/settings/listOrder';
import {Button} from '#ui/Button';
import {useElementContext} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {useSignalEffect} from '#ui/useSignalEffect';
import {orderNames, text} from './messages';
import {extraOrders} from './orders';
import {customDefaultListOrder} from './settings';

/** The orders that AniList's setting doesn't offer, below its own choices. One of those turns ours off. */
export default function ExtraOrders() {
  const {element} = useElementContext();
  const [order, setOrder] = useSetting(customDefaultListOrder);
  useSignalEffect(signal => onSiteChoice(element, () => setOrder(''), {signal}), [element, setOrder]);
  const choose = (next: string) => {
    setOrder(next);
    closeMenu();
  };
  return (
    <div role="group" aria-label={text.extra} className="choices">
      {extraOrders.map(each => (
        <Button key={each} variant="quiet" className="choice" pressed={each === order} onClick={() => choose(each)}>
          {orderNames[each]}
        </Button>
      ))}
    </div>
  );
}
