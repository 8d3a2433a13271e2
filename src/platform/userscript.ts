import {release} from './release';
import {openExtensionVault} from './extensionVault';
import {fetchByManager, fetchPictureByManager, hasRequests} from './userscriptRequests';
import {hasStorage, openUserscriptVault} from './userscriptVault';
import type {Target} from './target';

declare global {
  var automailStandIn:
    | {readonly rateWindow?: number; readonly quietFactor?: number; readonly answerTimeout?: number}
    | undefined;
}

/** The userscript. An extension that runs it without a script manager has storage of its own. */
export const userscript: Target = {
  build: release,
  locale: () => undefined,
  // One minute. The stand-in's page sets a shorter one, so that product and API agree in tests.
  rateWindow: () => globalThis.automailStandIn?.rateWindow ?? 60_000,
  quietMs: usualMs => usualMs * (globalThis.automailStandIn?.quietFactor ?? 1),
  answerTimeoutMs: () => globalThis.automailStandIn?.answerTimeout ?? 30_000,
  grants: () => ({storage: hasStorage(), requests: hasRequests()}),
  openVault: deps => openUserscriptVault(deps) ?? openExtensionVault(deps),
  fetchOutside: fetchByManager,
  fetchPicture: fetchPictureByManager,
};
