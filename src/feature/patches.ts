import type {AnchorOptions} from '#host/pages/anchor';

/** Follows what the host patches in place at anchors. */
export interface Patches {
  observe(node: Element): void;
  end(): void;
}

/** Makes a follower for what an anchor watches; what is known of each anchor is told once for a batch of patches. */
export function followPatches<T>(
  {attributes, text}: NonNullable<AnchorOptions<object>['watch']>,
  anchors: ReadonlyMap<Element, T>,
  patched: (known: T) => void,
): Patches {
  const observer = new MutationObserver(records => {
    const nodes = new Set<Element>();
    for (const {target} of records)
      for (let node: Node | null = target; node; node = node.parentNode)
        if (node instanceof Element && anchors.has(node)) nodes.add(node);
    for (const node of nodes) {
      // A reader that failed at the node before has ended the visit.
      const known = anchors.get(node);
      if (known) patched(known);
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
    },
    end: () => observer.disconnect(),
  };
}
