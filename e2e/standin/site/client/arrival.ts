import type Router from 'vue-router';
import {standIn} from '../standIn';

// On the real page the load event fires after the advertisements and pictures, when the first blocks are already
// rendered. Here an empty iframe delays it: the iframe counts as loading until the blocks of the first page have
// loaded.
const quietFor = 150;
const longest = 2500;
let pending = 0;
/** When a block last began to load, or had loaded. */
let changedAt = 0;
let timer = 0;
let frame: HTMLIFrameElement | null = null;

function settle(): void {
  frame?.contentDocument?.close();
  frame?.remove();
  frame = null;
  clearTimeout(timer);
}

function plan(): void {
  clearTimeout(timer);
  if (frame && !pending) timer = window.setTimeout(settle, quietFor);
}

/** Delays the load event until the first view and its blocks have loaded, for at most 2.5 seconds. */
export function holdLoad(viewReady: (callback: () => void) => void): void {
  if (document.readyState === 'complete') return;
  frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Advertisement';
  document.body.append(frame);
  frame.contentDocument?.open();
  window.setTimeout(settle, longest);
  const viewed = expectBlock();
  viewReady(viewed);
}

/**
 * Registers a pending block.
 * @returns a callback to call once the block has loaded
 */
export function expectBlock(): () => void {
  pending += 1;
  changedAt = performance.now();
  clearTimeout(timer);
  return () => {
    pending -= 1;
    changedAt = performance.now();
    plan();
  };
}

/** The product takes the real site's pages for quiet after this long without a change (ms). */
const usualQuietMs = 1500;

/**
 * If a test shortens that time, a page isn't quiet while a view or a block is loading: the time grows with the wait, so
 * that the result doesn't depend on how busy the machine is.
 */
export function watchQuiet(router: Router): void {
  const {quietFactor = 1} = standIn();
  if (quietFactor === 1) return;
  let viewed = (): void => undefined;
  router.beforeEach((_to, _from, next) => {
    viewed();
    viewed = expectBlock();
    next();
  });
  const seen = (): void => {
    viewed();
    viewed = () => undefined;
  };
  router.afterEach(seen);
  router.onError(seen);
  const waited = () => (pending ? performance.now() - changedAt : 0);
  Object.defineProperty(standIn(), 'quietFactor', {get: () => quietFactor + waited() / usualQuietMs});
}
