import {useServices} from './context';
import {useSource} from './useSource';

/** Whether the user is signed in to the script. The token itself never reaches a component. */
export function useHasToken(): boolean {
  const {session} = useServices();
  return useSource(session, () => session.token() !== undefined);
}

/** Whether AniList is rejecting the sign-in, which is set aside in the meantime. */
export function useIsRejected(): boolean {
  const {session} = useServices();
  return useSource(session, session.isRejected);
}
