import {build, grants} from '#platform/platform';

/**
 * On the page that leads through the installation, tells it that the script runs, and what keeps it from working as it should:
 * the attribute `data-automail` holds `{version, world, storage, requests}` as JSON (docs/install.html). Returns whether this is that page,
 * where the product has nothing else to do.
 */
export function tellInstallPage(address = location.href): boolean {
  if (address.replace(/[?#].*$/, '') !== build.installPage) return false;
  // Without elements of its own, the script is in a world beside the page's.
  const world = globalThis.customElements ? 'page' : 'isolated';
  const state = JSON.stringify({version: build.version, world, ...grants()});
  const tell = () => document.documentElement.setAttribute('data-automail', state);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell, {once: true});
  else tell();
  return true;
}
