import type {MouseEvent} from 'react';

/**
 * Keeps focus nearby when the clicked control disappears, such as the button that resets a feature: it moves to the
 * feature's switch, the expandable line, or the surrounding panel, rather than to what is next to it.
 */
export function keepFocus({target}: MouseEvent) {
  if (!(target instanceof HTMLElement)) return;
  const place = target.closest<HTMLElement>('.feature, .line, .panel[tabindex]');
  const root = target.getRootNode() as Document | ShadowRoot;
  requestAnimationFrame(() => {
    const focused = root.activeElement;
    const isElsewhere = focused !== null && focused !== document.body && !place?.contains(focused);
    if (target.isConnected || isElsewhere) return;
    (place?.querySelector<HTMLElement>(':scope > summary, :scope > .head input') ?? place)?.focus();
  });
}
