import {sheet} from './sheets';

const attribute = 'data-am-instead';
const css = /* css */ `[${attribute}] { display: none !important; /* Must win over the host's own display rules. */ }`;

/** Our elements that replace a node; several features may share one anchor. */
const replacers = new WeakMap<Element, Set<object>>();

function isReplaced(node: Element, holder: object, shows: boolean): boolean {
  const own = replacers.get(node) ?? new Set();
  replacers.set(node, own);
  if (shows) own.add(holder);
  else own.delete(holder);
  return own.size > 0;
}

/** Hides the host's node at a `replace` anchor while at least one of our elements shows something in its place. */
export function setReplaced(node: Element, shows: boolean, holder: object = node) {
  const own = sheet(css);
  if (!document.adoptedStyleSheets.includes(own)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
  node.toggleAttribute(attribute, isReplaced(node, holder, shows));
  // Removed together with the last hidden node, so that the page's style sheets are as before.
  if (!document.querySelector(`[${attribute}]`))
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== own);
}
