import {watchElements, watchHrefs} from './observe';

interface Overriding {
  /**
   * Whether an element is to be overridden. Asked when it is inserted and whenever it may have changed;
   * `isOverridden`: it is at the moment, so what it shows may be ours.
   */
  isWanted: (node: Element, isOverridden: boolean) => boolean;
  /** Makes the overrides of an element. They end with the signal. */
  apply: (node: Element, signal: AbortSignal) => void;
  /** Whether to ask again when the host changes the address of a link in place. */
  hrefs?: boolean;
}

/**
 * Overrides values of all matching elements, including those inserted later, until the signal ends. The overrides of an
 * element also end when it leaves the page or is no longer wanted.
 */
export function overrideEach(
  selector: string,
  {isWanted, apply, hrefs = false}: Overriding,
  {signal}: {signal: AbortSignal},
) {
  const claims = new Map<Element, AbortController>();
  const release = (node: Element) => {
    claims.get(node)?.abort('over');
    claims.delete(node);
  };
  const check = (node: Element) => {
    const isOverridden = claims.has(node);
    if (!isWanted(node, isOverridden)) return release(node);
    if (isOverridden) return;
    const claim = new AbortController();
    claims.set(node, claim);
    apply(node, claim.signal);
  };
  const changed = () => {
    for (const node of [...claims.keys()]) if (!node.isConnected) release(node);
  };
  if (hrefs) watchHrefs(link => void (link.matches(selector) || claims.has(link) ? check(link) : undefined), {signal});
  watchElements(selector, {found: check, changed}, {signal});
  signal.addEventListener('abort', () => {
    for (const node of [...claims.keys()]) release(node);
  });
}
