import type {CDPSession, Page} from '@playwright/test';

/** The part of a node of the protocol's tree that is read here. */
interface TreeNode {
  nodeId: number;
  nodeType: number;
  nodeValue: string;
  children?: TreeNode[];
  shadowRoots?: TreeNode[];
}

interface Text {
  nodeId: number;
  parentId: number;
  words: string;
}

/** The text nodes below a node, of shadow roots, too. */
function textsBelow({nodeId: parentId, children = [], shadowRoots = []}: TreeNode): Text[] {
  return [...shadowRoots, ...children].flatMap(each => {
    const words = each.nodeType === 3 ? each.nodeValue.trim().slice(0, 80) : '';
    return words ? [{nodeId: each.nodeId, parentId, words}] : textsBelow(each);
  });
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
  for (const {nodeId, parentId, words} of textsBelow(root)) {
    // The page may replace a text while the others are read.
    const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId}).catch(() => ({fonts: []}));
    const own = fonts.find(({isCustomFont}) => !isCustomFont);
    if (own && (await familyOf(session, parentId)) !== 'monospace') found.push(`${own.familyName}: ${words}`);
  }
  await session.detach();
  return found;
}
