import {useRef} from 'react';

import {useApi} from '#ui/context';
import {typedUserName} from './typedUserName';

/** Looks up the names for typed texts and passes each on, unless another text was looked up meanwhile. */
export function useTypedUser(found: (name: string) => void): (typed: string) => void {
  const api = useApi();
  const count = useRef(0);
  return typed => {
    const current = (count.current += 1);
    void typedUserName(api, typed).then(name => current === count.current && found(name));
  };
}
