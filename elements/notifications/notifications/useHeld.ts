import type {Write} from '../../../src/services/writes/write';
import {useApi} from '../../../src/ui/context';
import {useWrites} from '../../../src/ui/useWrites';

/** The last write of a target that is on its way, and what holds it up, if anything does. */
export function useHeld(target: string): {readonly write: Write; readonly why: ReturnType<Held>} | undefined {
  const {writes} = useApi();
  const write = useWrites().findLast(each => each.target === target && each.state !== 'refused');
  return write && {write, why: writes.held(write)};
}

type Held = ReturnType<typeof useApi>['writes']['held'];
