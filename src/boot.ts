import {oldestBrowsers} from '#platform/browsers.generated';
import {build} from '#platform/platform';
import {readStoredUser} from '#services/session';
import {runningInstance} from './start/instances';
import {text} from './start/messages';
import {isTooOld} from './start/tooOld';

/**
 * Returns why the product must not run here, or `undefined` if it may (rules script-1 and script-3): the document has no
 * custom elements (isolated world), the browser is too old, another copy is running, or the user is a donator after the
 * cutoff.
 */
export function reasonToStop(storage: Storage | undefined): string | undefined {
  if (!globalThis.customElements)
    return 'this page offers no custom elements to scripts; let the script run in the page itself ("inject into: page")';
  if (isTooOld()) return text.tooOld(...oldestBrowsers);
  const running = runningInstance();
  if (running) {
    console.warn(`Another instance (${running}) is already running; ${build.name} shuts down`);
    return 'another instance is running';
  }
  const user = readStoredUser(storage);
  const isPastCutoff = build.donatorCutoff !== undefined && Date.now() > build.donatorCutoff;
  if (isPastCutoff && (user?.donatorTier ?? 0) > 0 && user?.name !== build.author) {
    alert(text.donator);
    return 'donator';
  }
  return undefined;
}
