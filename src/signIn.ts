import type {Session} from '#services/session';

/** Starts the sign-in when the address is `/home#aniscripts-login` (rule session-2). */
export function followSignInLink(session: Session) {
  if (!location.pathname.startsWith('/home') || location.hash !== '#aniscripts-login') return;
  if (session.token()) {
    alert("Already authorized. You can rewoke this under 'apps' in your Anilist settings");
    return;
  }
  const address = session.authorizeAddress();
  if (address) location.assign(address);
}
