const cache = new WeakMap<ReadonlySet<Node>, ReadonlySet<Node>>();

/** The nodes and all their ancestors. Cached per set, since every callback for the same mutation needs them. */
export function withAncestors(nodes: ReadonlySet<Node>): ReadonlySet<Node> {
  const cached = cache.get(nodes);
  if (cached) return cached;
  const found = new Set<Node>();
  for (const node of nodes) for (let at: Node | null = node; at && !found.has(at); at = at.parentNode) found.add(at);
  cache.set(nodes, found);
  return found;
}
