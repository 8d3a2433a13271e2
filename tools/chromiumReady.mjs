// Begins to install a Chromium where none is there, as soon as a command starts.
import {prepareChromium} from './chromium.mjs';

/** Resolves once the installation is over; at once where none is needed. */
export const chromiumReady = prepareChromium();
