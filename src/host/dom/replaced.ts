import {adoptSheet, releaseSheet} from './sheets';

const attribute = 'data-am-instead';
const css = /* css */ `[${attribute}] { display: none !important; /* Must win over the host's own display rules. */ }`;

/** Our elements that replace a node; several features may share one anchor. */
const replacers = new WeakMap<Element, Set<object>>();

/** Hides the host's node at a `replace` anchor while at least one of our elements shows something in its place. */
export function setReplaced(node: Element, shows: boolean, holder: object = node) {
  const own = replacers.get(node) ?? new Set();
  const wasReplaced = own.size > 0;
  replacers.set(node, own);
  if (shows) own.add(holder);
  else own.delete(holder);
  const isReplaced = own.size > 0;
  if (isReplaced && !wasReplaced) adoptSheet(css, 0);
  node.toggleAttribute(attribute, isReplaced);
  if (wasReplaced && !isReplaced) releaseSheet(css);
}
