import {extension} from './extension';
import {standIn} from './standIn';
import {userscript} from './userscript';

/** Set by the build, only for the stand-in. */
declare const __STANDIN__: boolean | undefined;

/** Set only by the loader of the extension: the port of its bridge (tools/extension/fromFiles.js). */
declare const __BRIDGE__: Promise<MessagePort> | undefined;

/** Likewise: the address of its folder with pictures of features. */
declare const __PICTURES__: Promise<string> | undefined;

function chosen() {
  if (typeof __BRIDGE__ !== 'undefined') return extension(__BRIDGE__, __PICTURES__);
  return typeof __STANDIN__ !== 'undefined' && __STANDIN__ ? standIn() : userscript;
}

const target = chosen();

export {network} from './network';

/** The target of this build: the only module of this folder that the rest of the product imports. */
export const {
  build,
  grants,
  locale,
  rateWindow,
  quietMs,
  answerTimeoutMs,
  openVault,
  fetchOutside,
  fetchPicture,
  pictures,
} = target;
