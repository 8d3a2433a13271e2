import {kindOf} from './kinds';
import type {Merge} from './queue';

/** Two writes of one kind that wait become one; what the person saw first stays the base. */
export const merge: Merge = (earlier, later) => {
  const kind = kindOf(later.kind);
  if (!kind?.merge) return undefined;
  const base = earlier.base && later.base ? {...later.base, ...earlier.base} : undefined;
  return {...earlier, ...later, payload: kind.merge(earlier.payload, later.payload), base};
};
