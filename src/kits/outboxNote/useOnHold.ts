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

/**
 * The first change of a list entry by a statistic that is on hold, and the reason; `undefined` while none is. Changes of
 * imports, which are of the same kind, have a note of their own.
 */
export function useHeldSave() {
  const {writes} = useApi();
  const held = useWrites().flatMap(write => {
    const reason = write.kind === 'importEntry' && write.of === undefined ? writes.onHold(write) : undefined;
    return reason === undefined ? [] : {write, reason};
  });
  return held[0];
}
