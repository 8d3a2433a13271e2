import type {Session} from '#services/session';
import {text} from './messages';

/** Starts the sign-in when the address is `/home#aniscripts-login` (rule session-2). */
export function followSignInLink(session: Session) {
  if (!location.pathname.startsWith('/home') || location.hash !== '#aniscripts-login') return;
  if (session.token()) {
    alert(text.alreadyAuthorized);
    return;
  }
  const address = session.authorizeAddress();
  if (address) location.assign(address);
}
