const hostNodes = new WeakSet<Node>();
const override = Symbol.for('automail.override');

/** A custom element of ours, whoever's call was underway when it was made. */
const isOurs = (node: Node): boolean => node instanceof Element && node.localName.startsWith('am-');

/** Marks a node, and what is below it, as made by the host. */
export function adopt(node: Node): void {
  if (isOurs(node)) return;
  hostNodes.add(node);
  for (const child of node.childNodes) adopt(child);
}

/** Whether the host made this node. */
export const isHostNode = (node: unknown): node is Node => node instanceof Node && hostNodes.has(node);

/** Whether the node's sanction mark allows this kind of write ('text', 'attribute:NAME', 'property:NAME'). */
export function isSanctioned(node: Node, kind: string): boolean {
  const mark: unknown = Reflect.get(node, override);
  return mark instanceof Set && mark.has(kind);
}

/** A comment the host keeps as the place of something absent. */
export const isPlaceholder = (node: unknown): boolean => node instanceof Comment && hostNodes.has(node);

/** A guest the host tolerates: one of our custom elements, or a fragment of them. */
export function isGuest(node: Node): boolean {
  if (node instanceof DocumentFragment) return [...node.childNodes].every(isGuest);
  return isOurs(node);
}

/** A short name of a node for messages. */
export function nameOf(node: Node): string {
  if (node instanceof Element) {
    const classes = [...node.classList].map(name => `.${name}`).join('');
    return node.localName + (node.id ? `#${node.id}` : '') + classes;
  }
  return `${node.nodeName} "${(node.nodeValue ?? '').trim().slice(0, 30)}"`;
}
