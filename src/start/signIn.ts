import {goTo, watchAddress} from '#host/dom/navigation';
import type {Services} from '#services/services';
import type {Session} from '#services/session';
import {endSignIn, goToSignIn, isSignInUnderWay} from '#services/signInPlace';
import {claimsOf} from '#services/token';
import {takeTokenFromAddress} from './address';
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
  const place = endSignIn();
  if (place) goTo(place);
  toasts.show({name: 'sign-in', kind: 'success', text: text.signedIn});
}

/**
 * Whether a token needs no question: it is of the account that the script is signed in to or, if there is none, of the
 * site's user or of a sign-in that was started in this browser.
 */
function isExpected(token: string, session: Session): boolean {
  const {userId} = claimsOf(token);
  // Also that of a token which is set aside, since it may count again.
  const before = session.tokenUserId();
  if (before !== undefined) return userId === before;
  if (token === session.token()) return true;
  return isSignInUnderWay() || (userId !== undefined && userId === session.siteUserId());
}

/** Signs in with a token from the address, if necessary after a question (rule session-6). */
export function receiveToken(token: string, services: Services) {
  const {session} = services;
  void session.ready.then(async () => {
    if (isExpected(token, session)) return accept(token, services);
    const {askToSignIn} = await import('./confirmSignIn');
    await askToSignIn(token, services, () => accept(token, services));
  });
}

/** Receives the tokens of links within the site, which load no page. */
export function followTokens(services: Services) {
  const receive = () => {
    const token = takeTokenFromAddress();
    if (token) receiveToken(token, services);
  };
  watchAddress(receive, services);
}
