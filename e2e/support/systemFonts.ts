import type {CDPSession, Page} from '@playwright/test';

/** The part of a node of the protocol's tree that is read here. */
interface TreeNode {
  nodeId: number;
  nodeType: number;
  nodeName: string;
  nodeValue: string;
  children?: TreeNode[];
  shadowRoots?: TreeNode[];
}

interface WrittenElement {
  nodeId: number;
  nodeName: string;
  text: string;
}

function elementsWithText(node: TreeNode): WrittenElement[] {
  const {nodeId, nodeName, children = [], shadowRoots = []} = node;
  const text = children.flatMap(each => (each.nodeType === 3 ? [each.nodeValue.trim()] : [])).join(' ');
  const own = text.trim() ? [{nodeId, nodeName, text: text.trim().slice(0, 80)}] : [];
  return [...own, ...[...shadowRoots, ...children].flatMap(elementsWithText)];
}

/** The font family that an element asks for, or undefined if the element is gone. */
async function familyOf(session: CDPSession, nodeId: number): Promise<string | undefined> {
  const {computedStyle} = await session
    .send('CSS.getComputedStyleForNode', {nodeId})
    .catch(() => ({computedStyle: []}));
  return computedStyle.find(({name}) => name === 'font-family')?.value;
}

/** Texts of a page, shadow roots included, that the browser renders in a font of the system. Monospaced text is left out. */
export async function textsInSystemFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument', {depth: -1, pierce: true});
  const found: string[] = [];
  for (const {nodeId, nodeName, text} of elementsWithText(root)) {
    // The page may replace an element while the others are read.
    const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId}).catch(() => ({fonts: []}));
    const own = fonts.find(({isCustomFont}) => !isCustomFont);
    if (own && (await familyOf(session, nodeId)) !== 'monospace')
      found.push(`${nodeName.toLowerCase()} in ${own.familyName}: ${text}`);
  }
  await session.detach();
  return found;
}
