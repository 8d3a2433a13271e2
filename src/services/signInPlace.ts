const key = 'automailSignInFrom';

/** The storage of this tab, or `undefined` where the browser refuses it. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Remembers the page where the user starts to sign in. The authorisation page always leads back to the home page. */
export function rememberPlace() {
  const fragment = location.hash === '#aniscripts-login' ? '' : location.hash;
  try {
    tabStorage()?.setItem(key, location.pathname + location.search + fragment);
  } catch {
    // In a full storage, the sign-in ends on the home page.
  }
}

/** Goes to the authorisation page and remembers the current page. */
export function goToSignIn(address: string) {
  rememberPlace();
  location.assign(address);
}

/** Returns the path that was remembered in this tab, once; `undefined` if there is none on this site. */
export function takePlace(): string | undefined {
  const storage = tabStorage();
  const path = storage?.getItem(key);
  storage?.removeItem(key);
  return path?.startsWith('/') && new URL(path, location.origin).origin === location.origin ? path : undefined;
}
