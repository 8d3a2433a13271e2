import {useServices} from './context';
import {useSource} from './useSource';

/** Whether the person is signed in to the script. The token itself never reaches a component. */
export function useHasToken(): boolean {
  const {session} = useServices();
  return useSource(session, () => session.token() !== undefined);
}
