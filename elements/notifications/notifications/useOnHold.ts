import type {Write} from '#services/outbox/write';
import {useApi} from '#ui/context';
import {useWrites} from '#ui/useWrites';

/** The last write of a target that is on its way, and what holds it up, if anything does. */
export function useOnHold(target: string): {readonly write: Write; readonly why: ReturnType<OnHoldState>} | undefined {
  const {writes} = useApi();
  const write = useWrites().findLast(each => each.target === target && each.state !== 'refused');
  return write && {write, why: writes.onHold(write)};
}

type OnHoldState = ReturnType<typeof useApi>['writes']['onHold'];
