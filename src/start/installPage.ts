import {whenParsed} from '#host/dom/pageLoad';
import {build, grants} from '#platform/platform';

/**
 * On the page of the installation guide, announces that the script runs, and any obstacles: the attribute
 * `data-automail` holds `{version, world, storage, requests}` as JSON (docs/install.html). Returns whether this is that
 * page, where the product has nothing else to do.
 */
export function tellInstallPage(address = location.href): boolean {
  if (address.replace(/[?#].*$/, '') !== build.installPage) return false;
  // Without custom elements, the script runs in an isolated world beside the page's.
  const world = globalThis.customElements ? 'page' : 'isolated';
  const state = JSON.stringify({version: build.version, world, ...grants()});
  const tell = () => document.documentElement.setAttribute('data-automail', state);
  whenParsed(tell);
  return true;
}
