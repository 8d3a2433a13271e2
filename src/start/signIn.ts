import {goTo, watchAddress} from '#host/dom/navigation';
import type {Services} from '#services/services';
import type {Session} from '#services/session';
import {goToSignIn, takePlace} from '#services/signInPlace';
import {claimsOf} from '#services/token';
import {text} from './messages';

/**
 * Starts the sign-in if the address is `/home#aniscripts-login` (rule session-2). Without a client id it leads to the
 * settings, which explain how to get one.
 */
function followSignInLink(session: Session) {
  if (!location.pathname.startsWith('/home') || location.hash !== '#aniscripts-login') return;
  // Otherwise going back would start it again.
  history.replaceState(history.state, '', location.pathname);
  if (session.token()) {
    alert(text.alreadyAuthorized);
    return;
  }
  const address = session.authorizeAddress();
  if (address) goToSignIn(address);
  else goTo('/settings/apps#aniscripts-sign-in');
}

/** Starts the sign-in whenever the address requests it, now or later. */
export function followSignInLinks(session: Session, options: {signal: AbortSignal}) {
  followSignInLink(session);
  watchAddress(() => followSignInLink(session), options);
}

/** Signs in after the user has approved, confirms that, and returns to the page where the sign-in was started. */
function accept(token: string, {session, toasts}: Pick<Services, 'session' | 'toasts'>) {
  session.signIn(token);
  const place = takePlace();
  if (place) goTo(place);
  toasts.show({name: 'sign-in', kind: 'success', text: text.signedIn});
}

/** Whether a token would replace that of another account, or of an unknown one. */
function replacesAnother(token: string, before: string | undefined): boolean {
  if (before === undefined || before === token) return false;
  const {userId} = claimsOf(before);
  return userId !== undefined && claimsOf(token).userId !== userId;
}

/**
 * Signs in with a token from the address. The user is asked before it replaces the token of another account (rule
 * session-6), since any page can link to such an address.
 */
export function receiveToken(token: string, services: Services) {
  const {session} = services;
  void session.ready.then(async () => {
    const before = session.token();
    if (before === undefined || !replacesAnother(token, before)) return accept(token, services);
    const {askToReplace} = await import('./replaceSignIn');
    await askToReplace(before, token, services, () => accept(token, services));
  });
}
