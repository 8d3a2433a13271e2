import {override} from '../../dom/override';

const entry = '.home .activity-feed .activity-entry';

/** Zooms an entry of the home feed at a double click, and back at the next one, by the attribute that the sheet knows. */
export function zoomAtDoubleClick({signal, order}: {signal: AbortSignal; order: number}) {
  const zoomed = new WeakMap<Element, AbortController>();
  const toggle = ({target}: MouseEvent) => {
    const node = target instanceof Element ? target.closest(entry) : null;
    if (!node || (target instanceof Element && target.closest('a, textarea, input, video, iframe, .actions'))) return;
    const claim = zoomed.get(node);
    zoomed.delete(node);
    if (claim) return claim.abort('over');
    const made = new AbortController();
    zoomed.set(node, made);
    override(node, {attribute: 'data-am-zoomed'}, true, {signal: AbortSignal.any([signal, made.signal]), order});
    // The browser selects the word that was clicked.
    getSelection()?.removeAllRanges();
  };
  document.addEventListener('dblclick', toggle, {signal});
}
