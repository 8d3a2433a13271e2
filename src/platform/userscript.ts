import {release} from './build';
import {openExtensionVault} from './extensionVault';
import {fetchByManager, fetchPictureByManager} from './userscriptRequests';
import {openUserscriptVault} from './userscriptVault';
import type {Target} from './target';

declare global {
  var automailStandIn: {readonly rateWindow?: number} | undefined;
}

/** The userscript. An extension that runs it without a script manager has storage of its own. */
export const userscript: Target = {
  build: release,
  locale: () => undefined,
  // One minute. The stand-in's page names a shorter one, so that product and API agree in tests.
  rateWindow: () => globalThis.automailStandIn?.rateWindow ?? 60_000,
  openVault: deps => openUserscriptVault(deps) ?? openExtensionVault(deps),
  fetchOutside: fetchByManager,
  fetchPicture: fetchPictureByManager,
};
