import {equal} from '@wry/equality';
import {useState} from 'react';

/** The same object as long as the value equals it, for values that are created again at every render. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || equal(kept, value)) return kept;
  setKept(value);
  return value;
}
