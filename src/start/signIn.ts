import {goTo, watchAddress} from '#host/dom/navigation';
import type {Services} from '#services/services';
import type {Session} from '#services/session';
import {goToSignIn, takePlace} from '#services/signInPlace';
import {text} from './messages';

/**
 * Starts the sign-in if the address is `/home#aniscripts-login` (rule session-2). Without a client id it leads to the
 * settings, which explain how to get one.
 */
function followSignInLink(session: Session) {
  if (!location.pathname.startsWith('/home') || location.hash !== '#aniscripts-login') return;
  // Else going back would start it again.
  history.replaceState(history.state, '', location.pathname);
  if (session.token()) {
    alert(text.alreadyAuthorized);
    return;
  }
  const address = session.authorizeAddress();
  if (address) goToSignIn(address);
  else goTo('/settings/apps#aniscripts-sign-in');
}

/** Starts the sign-in whenever the address asks for it, now or later. */
export function followSignInLinks(session: Session, options: {signal: AbortSignal}) {
  followSignInLink(session);
  watchAddress(() => followSignInLink(session), options);
}

/** After the person has approved: says that it worked, and leads back to where the sign-in was started. */
export function returnFromSignIn({toasts}: Pick<Services, 'toasts'>) {
  const place = takePlace();
  if (place) goTo(place);
  toasts.show({name: 'sign-in', kind: 'success', text: text.signedIn});
}
