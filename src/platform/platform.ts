import {extension} from './extension';
import {standIn} from './standIn';
import {userscript} from './userscript';

/** Set by the build for the stand-in alone. */
declare const __STANDIN__: boolean | undefined;

/** Set by the loader of the extension alone: the port of its bridge (tools/extension/fromFiles.js). */
declare const __BRIDGE__: Promise<MessagePort> | undefined;

function chosen() {
  if (typeof __BRIDGE__ !== 'undefined') return extension(__BRIDGE__);
  return typeof __STANDIN__ !== 'undefined' && __STANDIN__ ? standIn() : userscript;
}

const target = chosen();

/** The target that this build is for: the one module that the rest of the product imports from this folder. */
export const {build, grants, locale, rateWindow, openVault, fetchOutside, fetchPicture} = target;
