/**
 * The overridable value: the text of a node (a text node, or an element that contains only text), an attribute or a
 * property.
 */
export type OverrideTarget = {readonly text: true} | {readonly attribute: string} | {readonly property: string};

/** Reads and writes an override target. */
export interface Access {
  readonly read: () => unknown;
  readonly write: (value: unknown) => void;
}

/** Property that lists the values of a host node that may be written, for the stand-in's guard: a set of slot names. */
export const overrideMark = Symbol.for('automail.override');

/** A node that may carry the property `overrideMark`. */
export type MarkedNode = Node & {[overrideMark]?: Set<string>};

/**
 * The text node that contains a text: the node itself, or its first non-empty child text node. It must be kept and
 * reused, since the host continues to write to that very node and keeps placeholder comments next to it.
 */
function textNodeOf(node: Node): Node | undefined {
  if (node.nodeType === Node.TEXT_NODE) return node;
  const texts = [...node.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE);
  return texts.find(({nodeValue}) => nodeValue?.trim()) ?? texts[0];
}

/** Writes a text into the host's own text node; a new one is created only if the element has none. */
function writeText(node: Node, text: string) {
  const textNode: MarkedNode | undefined = textNodeOf(node);
  if (!textNode || textNode === node) {
    node.textContent = text;
    return;
  }
  textNode[overrideMark] = new Set(['text']);
  textNode.nodeValue = text;
  delete textNode[overrideMark];
}

/** Returns functions to read and write a target of a node. */
export function accessorFor(node: Node, target: OverrideTarget): Access {
  if ('text' in target)
    return {
      read: () => (textNodeOf(node) ?? node).textContent ?? '',
      write: value => writeText(node, String(value ?? '')),
    };
  if ('property' in target)
    return {read: () => Reflect.get(node, target.property), write: value => Reflect.set(node, target.property, value)};
  const element = node as Element;
  return {
    read: () => element.getAttribute(target.attribute) ?? undefined,
    write: value => {
      if (value === undefined || value === false) element.removeAttribute(target.attribute);
      else element.setAttribute(target.attribute, value === true ? '' : String(value));
    },
  };
}
