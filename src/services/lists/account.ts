import type {ApiError} from '../api/apiError';
import type {Session} from '../session';
import type {ListState} from './ownList';

export const signedOut: ListState = {state: 'signedOut', list: undefined};
export const nobody: ApiError = {kind: 'refused', message: 'Sign in to the site to see your lists.'};

/**
 * Whose lists are meant. Those seen without the script's sign-in lack private entries, and are kept apart. Unknown without anybody
 * signed in to the site.
 */
export function accountOf(session: Session): string | undefined {
  const userName = session.userName();
  if (userName === undefined) return undefined;
  return session.token() === undefined || session.account() === 'other' ? `${userName} (public)` : userName;
}
