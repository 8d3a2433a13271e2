import type {MouseEvent} from 'react';

/**
 * Keeps the focus near by when what was clicked goes, such as the button that resets a feature: it moves to the feature's
 * switch, the line that opens, or the panel around.
 */
export function keepFocus({target}: MouseEvent) {
  if (!(target instanceof HTMLElement)) return;
  const place = target.closest<HTMLElement>('.feature, .line, .panel[tabindex]');
  const root = target.getRootNode() as Document | ShadowRoot;
  requestAnimationFrame(() => {
    const focused = root.activeElement;
    if (target.isConnected || (focused && focused !== document.body)) return;
    (place?.querySelector<HTMLElement>(':scope > summary, :scope > .head input') ?? place)?.focus();
  });
}
