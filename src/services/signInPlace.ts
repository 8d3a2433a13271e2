import {isRecent} from '#domain/date/isRecent';

/** Where the sign-in was started, in the storage of the tab. */
const placeKey = 'automailSignInFrom';
/** When a sign-in was last started in any tab (epoch milliseconds), in local storage. */
const startKey = 'automailSignInStarted';
/** Time within which a token that arrives belongs to a sign-in (ms). */
const signInMs = 3_600_000;

/** The storage of this tab, or `undefined` where the browser refuses it. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/**
 * Remembers the time and the page at which the user starts to sign in. The authorization page always leads back to the
 * home page, possibly in another tab.
 */
export function rememberPlace() {
  const fragment = location.hash === '#aniscripts-login' ? '' : location.hash;
  try {
    localStorage.setItem(startKey, String(Date.now()));
    tabStorage()?.setItem(placeKey, location.pathname + location.search + fragment);
  } catch {
    // In a full storage, the sign-in ends on the home page, after a question unless it is the site's user.
  }
}

/** Goes to the authorization page and remembers the current page. */
export function goToSignIn(address: string) {
  rememberPlace();
  location.assign(address);
}

/** Whether a sign-in was started in this browser within the last hour, in any tab, and has not ended. */
export function isSignInUnderWay(): boolean {
  try {
    return isRecent(Number(localStorage.getItem(startKey) ?? NaN), Date.now(), signInMs);
  } catch {
    return false;
  }
}

/**
 * Ends the sign-in. Returns the path that was remembered in this tab, once; `undefined` if there is none on this site.
 */
export function endSignIn(): string | undefined {
  try {
    localStorage.removeItem(startKey);
  } catch {}
  const storage = tabStorage();
  const path = storage?.getItem(placeKey);
  storage?.removeItem(placeKey);
  return path?.startsWith('/') && new URL(path, location.origin).origin === location.origin ? path : undefined;
}
