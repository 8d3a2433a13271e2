const isShown = (node: Element) => node.checkVisibility() && !node.classList.contains('visually-hidden');

/** The element that is now at the place of a removed one: what replaced or followed it, or else what it was in. */
function replacementOf({target, previousSibling}: MutationRecord, records: readonly MutationRecord[]) {
  let before = previousSibling;
  // The node before it may have been removed as well. That is in one of the records, each of which is read once.
  const unread = new Set(records);
  while (before && before.parentNode !== target) {
    const last = before;
    const record = [...unread].find(({removedNodes}) => [...removedNodes].includes(last));
    if (record) unread.delete(record);
    before = record?.previousSibling ?? null;
  }
  let next = before ? before.nextSibling : target.firstChild;
  while (next && !(next instanceof HTMLElement && isShown(next))) next = next.nextSibling;
  for (let node: Node | null = next ?? target; node instanceof HTMLElement; node = node.parentNode)
    if (isShown(node)) return node;
  return undefined;
}

/** The record of the removal that took a node out of the root, also if it was then taken out of what was removed. */
function removalFrom(root: ShadowRoot, lost: Node, records: readonly MutationRecord[]): MutationRecord | undefined {
  const index = records.findLastIndex(({removedNodes}) => [...removedNodes].some(node => node.contains(lost)));
  const record = records[index];
  return !record || root.contains(record.target) ? record : removalFrom(root, record.target, records.slice(0, index));
}

/** Focuses an element of ours, whatever it is. */
function focusOn(node: HTMLElement) {
  node.focus({preventScroll: true});
  if (node.matches(':focus')) return;
  node.tabIndex = -1;
  node.focus({preventScroll: true});
}

/**
 * Keeps the focus at its place when the focused control is removed, for example because the list that it loaded has
 * ended. The browser would move it to the top of the page. A control that is only moved gets it back.
 */
export function keepFocus(root: ShadowRoot) {
  let focused: HTMLElement | undefined;
  const settle = (records: readonly MutationRecord[]) => {
    const {activeElement} = document;
    if (!focused || root.activeElement === focused) return;
    const isLost = root.isConnected && (activeElement === null || activeElement === document.body);
    const lost = focused;
    const removal = removalFrom(root, lost, records);
    focused = undefined;
    observer.disconnect();
    if (isLost && removal) focusOn(root.contains(lost) ? lost : (replacementOf(removal, records) ?? lost));
  };
  const observer = new MutationObserver(settle);
  // Not on the host, which hears nothing of a move within the root.
  root.addEventListener('focusin', ({target}) => {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    observer.observe(root, {childList: true, subtree: true});
  });
  // Some browsers report the loss before they remove the node, others not at all.
  root.addEventListener('focusout', () => queueMicrotask(() => settle(observer.takeRecords())));
}
