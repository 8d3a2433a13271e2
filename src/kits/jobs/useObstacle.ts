import {useServices} from '#ui/context';
import {obstacleText as text} from './messages';

/** Returns a function for the reason why nothing can currently be changed; `undefined`: it can. */
export function useObstacle() {
  const {session} = useServices();
  return () => {
    if (session.isRejected()) return text.rejected;
    if (session.token() === undefined) return text.signedOut;
    return session.account() === 'other' ? text.otherAccount : undefined;
  };
}
