import {build} from '#platform/build';
import {readStoredUser} from '#services/session';

declare global {
  interface Document {
    /** The older script of the same name sets and checks this; so do we, and a second copy stops (decision 7). */
    hohTypeScriptRunning?: string;
  }
}

/**
 * Why the product must not run here, or `undefined` (spec 1, section 1): no HTML page, no custom elements (an isolated
 * world), another copy at work, a donator after the cutoff.
 */
export function reasonToStop(storage: Storage | undefined): string | undefined {
  if (document.contentType !== 'text/html') return 'this document is no HTML page';
  if (window.top !== window.self) return 'this page is shown inside another one';
  if (!globalThis.customElements)
    return 'this page offers no custom elements to scripts; let the script run in the page itself ("inject into: page")';
  if (document.hohTypeScriptRunning) {
    console.warn(`Another instance (${document.hohTypeScriptRunning}) is already running; ${build.name} shuts down`);
    return 'another instance is running';
  }
  const user = readStoredUser(storage);
  const late = build.donatorCutoff !== undefined && Date.now() > build.donatorCutoff;
  if (late && (user?.donatorTier ?? 0) > 0 && user?.name !== build.author) {
    alert('Sorry, the product does not work for donators');
    return 'donator';
  }
  return undefined;
}

/** Takes the token out of the address, where the sign-in page put it, before anything else sees it. */
export function takeToken(): string | undefined {
  if (!location.pathname.startsWith('/home')) return undefined;
  const [key, value] = location.hash.slice(1).split('&')[0]?.split('=') ?? [];
  if (key !== 'access_token' || !value) return undefined;
  history.replaceState(history.state, '', location.pathname);
  return value;
}
