import {ApiError} from '../api/apiError';
import {accountOf, type Session} from '../session';
import type {ListState} from './ownList';
import {text} from './messages';

/** State of the lists while nobody is signed in to the site. */
export const signedOut: ListState = {state: 'signedOut', list: undefined};
/** Rejection of a load while nobody is signed in to the site. */
export const notSignedInError = () => new ApiError('refused', text.signIn);

/**
 * Key of the account that the lists belong to. Lists loaded without the script's sign-in lack private entries and are
 * kept apart. `undefined` while nobody is signed in to the site.
 */
export function listKeyOf(session: Session): string | undefined {
  const {name, isPublic} = accountOf(session) ?? {};
  if (name === undefined) return undefined;
  return isPublic ? `${name} (public)` : name;
}
