import {watchElements, watchHrefs, type HostChanges} from './observe';

type Primitive = string | number | boolean;

interface Overriding<T extends Primitive> {
  /**
   * The value that the overrides of an element depend on, or `undefined` to leave the element alone. Called when it is
   * inserted and whenever it may have changed; `current` is the last result if it is overridden, in which case its
   * displayed value may be ours.
   */
  read: (node: Element, current: T | undefined) => T | undefined;
  /** Applies the overrides of an element, again whenever the result of `read` changes. They end with the signal. */
  apply: (node: Element, value: T, signal: AbortSignal) => void;
  /** Whether to call `read` again when the host changes the address of a link, or of the link around it, in place. */
  hrefs?: boolean;
}

/**
 * Overrides values of all matching elements, including those inserted later, until the signal ends. The overrides of an
 * element also end when it leaves the page or is no longer wanted.
 */
export function overrideEach<T extends Primitive>(
  selector: string,
  {read, apply, hrefs = false}: Overriding<T>,
  {signal}: {signal: AbortSignal},
) {
  const claims = new Map<Element, {readonly value: T; readonly end: AbortController}>();
  const release = (node: Element) => {
    claims.get(node)?.end.abort('over');
    claims.delete(node);
  };
  const check = (node: Element) => {
    const current = claims.get(node)?.value;
    const value = read(node, current);
    if (value === current) return;
    release(node);
    if (value === undefined) return;
    const end = new AbortController();
    claims.set(node, {value, end});
    apply(node, value, end.signal);
  };
  const changed = ({hasRemovals}: HostChanges) => {
    if (!hasRemovals) return;
    for (const node of [...claims.keys()]) if (!node.isConnected) release(node);
  };
  const moved = (links: ReadonlySet<Element>) => {
    for (const link of links) {
      if (link.matches(selector) || claims.has(link)) check(link);
      for (const node of link.querySelectorAll(selector)) check(node);
    }
  };
  if (hrefs) watchHrefs(moved, {signal});
  watchElements(selector, {found: check, changed}, {signal});
  signal.addEventListener('abort', () => {
    for (const node of [...claims.keys()]) release(node);
  });
}
