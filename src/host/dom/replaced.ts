import {sheet} from './sheets';

const attribute = 'data-am-instead';
const css = `[${attribute}] { display: none !important; } /* The host's own display rules must lose while ours stands in. */`;

/** Who stands in for a node: several features may meet at one. */
const holders = new WeakMap<Element, Set<object>>();

function isHeld(node: Element, holder: object, shows: boolean): boolean {
  const own = holders.get(node) ?? new Set();
  holders.set(node, own);
  if (shows) own.add(holder);
  else own.delete(holder);
  return own.size > 0;
}

/** Hides the host's node of an `instead` anchor while any of ours shows something in its place, and shows it again. */
export function setReplaced(node: Element, shows: boolean, holder: object = node) {
  const own = sheet(css);
  if (!document.adoptedStyleSheets.includes(own)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
  node.toggleAttribute(attribute, isHeld(node, holder, shows));
  // The sheet goes with the last node it hides, so that the page's sheets are as before.
  if (!document.querySelector(`[${attribute}]`))
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== own);
}
