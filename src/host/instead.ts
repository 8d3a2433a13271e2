import {sheet} from './sheets';

const attribute = 'data-am-instead';
const css = `[${attribute}] { display: none !important; } /* The host's own display rules must lose while ours stands in. */`;

/** Hides the host's node of an `instead` anchor while ours shows something, and shows it again. */
export function setInstead(node: Element, shows: boolean) {
  const own = sheet(css);
  if (!document.adoptedStyleSheets.includes(own)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, own];
  node.toggleAttribute(attribute, shows);
  // The sheet goes with the last node it hides, so that the page's sheets are as before.
  if (!document.querySelector(`[${attribute}]`))
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== own);
}
