import {isOwnOrder, readOrder, roleOrders} from '#domain/media/roleOrder';
import {Button} from '#ui/Button';
import {Check} from '#ui/Check';
import {useHasToken} from '#ui/useHasToken';
import type {Asked} from './useArranged';
import {orderNames, text} from './messages';

interface ControlsProps {
  asked: Asked;
  change: (change: Partial<Asked>) => void;
}

/** The controls for the order of the cards, and for showing all or only the user's own. */
export function RoleControls({asked: {order, isReversed, isOnlyMine}, change}: ControlsProps) {
  const hasToken = useHasToken();
  return (
    <>
      <select
        className="ui-select"
        aria-label={text.order}
        value={order}
        onChange={({target}) => change({order: readOrder(target.value, hasToken)})}
      >
        {roleOrders
          .filter(each => hasToken || !isOwnOrder(each))
          .map(each => (
            <option key={each} value={each}>
              {orderNames[each]}
            </option>
          ))}
      </select>
      <Button pressed={isReversed} onClick={() => change({isReversed: !isReversed})}>
        {text.reversed}
      </Button>
      {hasToken ? (
        <Check checked={isOnlyMine} change={isChecked => change({isOnlyMine: isChecked})}>
          {text.onlyMine}
        </Check>
      ) : null}
    </>
  );
}
