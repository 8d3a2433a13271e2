/** What can be overridden: the text of a node (a text node, or an element that holds only text), an attribute, a property. */
export type OverrideTarget = {readonly text: true} | {readonly attribute: string} | {readonly property: string};

export interface Access {
  readonly read: () => unknown;
  readonly write: (value: unknown) => void;
}

/** Property by which the stand-in's guard knows what may be written on a host node: a set of slot names. */
export const sanction = Symbol.for('automail.override');

export type Sanctioned = Node & {[sanction]?: Set<string>};

/**
 * The text node that a text stands in: the node itself, or the first child that says something. The host keeps placeholders (comments)
 * beside its texts and goes on writing to that very node: neither may go.
 */
function textNodeOf(node: Node): Node | undefined {
  if (node.nodeType === Node.TEXT_NODE) return node;
  const texts = [...node.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE);
  return texts.find(({nodeValue}) => nodeValue?.trim()) ?? texts[0];
}

/** Writes a text where the host has its own; only an element without any gets a node of ours. */
function writeText(node: Node, text: string) {
  const kept: Sanctioned | undefined = textNodeOf(node);
  if (!kept || kept === node) {
    node.textContent = text;
    return;
  }
  kept[sanction] = new Set(['text']);
  kept.nodeValue = text;
  delete kept[sanction];
}

/** How a target of a node is read and written. */
export function access(node: Node, target: OverrideTarget): Access {
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
