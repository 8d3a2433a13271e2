import {selector} from '../anchor';
import {override} from '../../dom/override';

const zoomedEntry = selector('zoomedEntry', '.home .activity-feed .activity-entry');

/**
 * Zooms a home feed entry on double click, and back on the next one, by setting an attribute that the style sheet
 * matches.
 */
export function zoomAtDoubleClick({signal, order}: {signal: AbortSignal; order: number}) {
  const zoomed = new WeakMap<Element, AbortController>();
  const toggle = ({target}: MouseEvent) => {
    const node = target instanceof Element ? target.closest(zoomedEntry.selector) : null;
    if (!node || (target instanceof Element && target.closest('a, textarea, input, video, iframe, .actions'))) return;
    const claim = zoomed.get(node);
    zoomed.delete(node);
    if (claim) return claim.abort('over');
    const made = new AbortController();
    zoomed.set(node, made);
    override(node, {attribute: 'data-am-zoomed'}, true, {signal: AbortSignal.any([signal, made.signal]), order});
    // A double click selects the word under the pointer.
    getSelection()?.removeAllRanges();
  };
  document.addEventListener('dblclick', toggle, {signal});
}
