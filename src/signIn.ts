import {goTo} from '#host/dom/navigation';
import type {Services} from '#services/services';
import type {Session} from '#services/session';
import {goToSignIn, takePlace} from '#services/signInPlace';
import {text} from './messages';

/**
 * Starts the sign-in when the address is `/home#aniscripts-login` (rule session-2). Without a client id it leads to the
 * settings, which explain how to get one.
 */
export function followSignInLink(session: Session) {
  if (!location.pathname.startsWith('/home') || location.hash !== '#aniscripts-login') return;
  if (session.token()) {
    alert(text.alreadyAuthorized);
    return;
  }
  const address = session.authorizeAddress();
  if (address) goToSignIn(address);
  else goTo('/settings/apps#aniscripts-sign-in');
}

/** After the person has approved: says that it worked, and leads back to where the sign-in was started. */
export function returnFromSignIn({toasts}: Pick<Services, 'toasts'>) {
  const place = takePlace();
  if (place) goTo(place);
  toasts.show({name: 'sign-in', kind: 'success', text: text.signedIn});
}
