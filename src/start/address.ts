/**
 * Removes the access token from the address, where the authorization page put it, before any other code can read it.
 * Returns `undefined` if there is none.
 */
export function takeTokenFromAddress(): string | undefined {
  if (!location.pathname.startsWith('/home')) return undefined;
  const token = new URLSearchParams(location.hash.slice(1)).get('access_token');
  if (!token) return undefined;
  history.replaceState(history.state, '', location.pathname);
  return token;
}
