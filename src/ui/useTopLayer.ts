import type {RefObject} from 'react';

import {overlayMoves} from '#host/dom/overlay';
import {useSignalLayoutEffect} from './useSignalEffect';

const isOpen = (node: HTMLElement) => node.matches(':popover-open');

/** A full-screen element covers everything that entered the top layer before it, so the node is shown again. */
function raise(node: HTMLElement) {
  const root = node.getRootNode();
  const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : undefined;
  if (isOpen(node)) node.hidePopover();
  if (node.isConnected) node.showPopover();
  if (focused instanceof HTMLElement && node.contains(focused)) focused.focus();
}

/**
 * Shows a node with `popover="manual"` in the top layer while `open` is true, so that nothing in the page clips or
 * covers it, not even a full-screen video.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, open = true) {
  useSignalLayoutEffect(
    signal => {
      const node = ref.current;
      if (!node || !open) return;
      if (!isOpen(node)) node.showPopover();
      document.addEventListener('fullscreenchange', () => raise(node), {signal});
      overlayMoves.addEventListener('move', () => raise(node), {signal});
      signal.addEventListener('abort', () => {
        if (isOpen(node)) node.hidePopover();
      });
    },
    [ref, open],
  );
}
