import {useServices} from '#ui/context';
import {text} from './messages';

/** A function that says why nothing can be changed now; `undefined`: it can. */
export function useObstacle() {
  const {session} = useServices();
  return () => {
    if (session.token() === undefined) return text.signedOut;
    return session.account() === 'other' ? text.otherAccount : undefined;
  };
}
