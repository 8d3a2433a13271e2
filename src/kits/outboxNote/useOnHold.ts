import type {Write} from '#services/outbox/write';
import {useApi} from '#ui/context';
import {useWrites} from '#ui/useWrite';

/** The last unfinished write of a target, and the reason if it is on hold. */
export function useOnHold(
  target: string,
): {readonly write: Write; readonly reason: ReturnType<OnHoldState>} | undefined {
  const {writes} = useApi();
  const write = useWrites().findLast(each => each.target === target && each.state !== 'refused');
  return write && {write, reason: writes.onHold(write)};
}

type OnHoldState = ReturnType<typeof useApi>['writes']['onHold'];
