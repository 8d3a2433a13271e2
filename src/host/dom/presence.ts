import {watchElements} from './observe';

interface Wanted {
  readonly selector: string;
  /** Whether a match counts; by default every match does. */
  readonly counts?: (node: Element) => boolean;
}

/**
 * Calls back whenever the first such element appears and whenever the last one has gone. One that is already in the
 * page is reported at once. On pages without one, the only cost is a selector in the shared observer.
 */
export function watchPresence(
  {selector, counts = () => true}: Wanted,
  changed: (isThere: boolean) => void,
  {signal}: {signal: AbortSignal},
) {
  const matches = new Set<Element>();
  let isThere = false;
  const check = () => {
    for (const node of matches) if (!node.isConnected || !node.matches(selector)) matches.delete(node);
    const isNow = [...matches].some(counts);
    if (isNow === isThere) return;
    isThere = isNow;
    changed(isNow);
  };
  const found = (node: Element) => {
    matches.add(node);
    check();
  };
  watchElements(selector, {found, changed: () => matches.size > 0 && check()}, {signal});
}
