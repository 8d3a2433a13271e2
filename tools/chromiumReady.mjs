// Starts installing a Chromium as soon as a command starts, if there is none.
import {prepareChromium} from './chromium.mjs';

/** Resolves once the installation has finished; at once if none is needed. */
export const chromiumReady = prepareChromium();
