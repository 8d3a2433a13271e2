import type {AnchorOptions} from '#host/pages/anchor';

/** Observes anchors that the host updates in place. */
export interface PatchObserver {
  observe(node: Element): void;
  end(): void;
}

/**
 * Creates an observer for the attributes and text that an anchor definition watches, and for its parent's class. `onPatch` is called once per
 * anchor and batch of mutations, with the value stored for that anchor.
 */
export function observePatches<T>(
  {attributes, text, parentClass}: NonNullable<AnchorOptions<object>['watch']>,
  anchors: ReadonlyMap<Element, T>,
  onPatch: (value: T) => void,
): PatchObserver {
  const observer = new MutationObserver(records => {
    const nodes = new Set<Element>();
    for (const {target} of records) {
      for (let node: Node | null = target; node; node = node.parentNode)
        if (node instanceof Element && anchors.has(node)) nodes.add(node);
      if (parentClass && target instanceof Element)
        for (const child of target.children) if (anchors.has(child)) nodes.add(child);
    }
    for (const node of nodes) {
      // A reader that failed for an earlier node has ended the visit, so this anchor may no longer be known.
      const value = anchors.get(node);
      if (value) onPatch(value);
    }
  });
  const options = {
    subtree: true,
    ...(attributes ? {attributeFilter: [...attributes]} : {}),
    ...(text ? {characterData: true, childList: true} : {}),
  };
  return {
    observe(node) {
      if (attributes || text) observer.observe(node, options);
      if (parentClass && node.parentElement) observer.observe(node.parentElement, {attributeFilter: ['class']});
    },
    end: () => observer.disconnect(),
  };
}
