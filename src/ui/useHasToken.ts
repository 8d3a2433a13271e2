import {useServices} from './context';
import {useSource} from './useSource';

/** Whether the person is signed in to the script. The token itself never reaches a component. */
export function useHasToken(): boolean {
  const {session} = useServices();
  return useSource(session, () => session.token() !== undefined);
}

/** Whether AniList is refusing the sign-in, which is put aside meanwhile. */
export function useIsRejected(): boolean {
  const {session} = useServices();
  return useSource(session, session.isRejected);
}
