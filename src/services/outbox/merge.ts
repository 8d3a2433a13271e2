import {kindOf} from './kinds';
import type {Merge} from './queue';

/** Merges two waiting writes of the same kind. What the user saw before the first remains the base. */
export const merge: Merge = (earlier, later) => {
  const kind = kindOf(later.kind);
  if (!kind?.merge) return undefined;
  const base = earlier.base && later.base ? {...later.base, ...earlier.base} : undefined;
  return {...earlier, ...later, payload: kind.merge(earlier.payload, later.payload), base};
};
