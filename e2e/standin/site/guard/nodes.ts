const hostNodes = new WeakSet<Node>();
const override = Symbol.for('automail.override');

/** Our custom elements are never the host's, even when they are created during a call by the host. */
const isOurs = (node: Node): boolean => node instanceof Element && node.localName.startsWith('am-');

/** Marks a node and its descendants as created by the host. */
export function adopt(node: Node): void {
  if (isOurs(node)) return;
  hostNodes.add(node);
  for (const child of node.childNodes) adopt(child);
}

/** Whether the host created this node. */
export const isHostNode = (node: unknown): node is Node => node instanceof Node && hostNodes.has(node);

/** Whether the node's mark permits this kind of write: 'text', 'attribute:NAME' or 'property:NAME'. */
export function isSanctioned(node: Node, kind: string): boolean {
  const mark: unknown = Reflect.get(node, override);
  return mark instanceof Set && mark.has(kind);
}

/** A comment that the host keeps in place of an absent node. */
export const isPlaceholder = (node: unknown): boolean => node instanceof Comment && hostNodes.has(node);

/** A node that may be inserted into the host's: one of our custom elements, or a fragment of them. */
export function isGuest(node: Node): boolean {
  if (node instanceof DocumentFragment) return [...node.childNodes].every(isGuest);
  return isOurs(node);
}

/** A short description of a node for messages. */
export function nameOf(node: Node): string {
  if (node instanceof Element) {
    const classes = [...node.classList].map(name => `.${name}`).join('');
    return node.localName + (node.id ? `#${node.id}` : '') + classes;
  }
  return `${node.nodeName} "${(node.nodeValue ?? '').trim().slice(0, 30)}"`;
}
