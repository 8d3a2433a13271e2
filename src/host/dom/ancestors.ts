const known = new WeakMap<ReadonlySet<Node>, ReadonlySet<Node>>();

/** These nodes and all that they are in; found once for all who are told of a change. */
export function withAncestors(nodes: ReadonlySet<Node>): ReadonlySet<Node> {
  const before = known.get(nodes);
  if (before) return before;
  const found = new Set<Node>();
  for (const node of nodes) for (let at: Node | null = node; at && !found.has(at); at = at.parentNode) found.add(at);
  known.set(nodes, found);
  return found;
}
