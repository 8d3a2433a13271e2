import {fileURLToPath} from 'node:url';
import type {Page} from '@playwright/test';

/** The build that answers `?locale=pseudo`. */
export const standInScript = fileURLToPath(new URL('../../build/standin/automail.user.js', import.meta.url));

/** A text or an attribute of ours with Latin letters outside of messages, and its place. */
export interface PlainText {
  text: string;
  /** The tags and classes from our element to the node. */
  path: string;
}

/** Visible texts of ours with Latin letters that are in no message, and the number of texts from messages. */
export const readTexts = (page: Page): Promise<{plain: PlainText[]; messages: number}> =>
  page.evaluate(() => {
    const plain: PlainText[] = [];
    let messages = 0;
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    // From the inside out, since a message may be inserted into another one.
    const withoutMessages = (text: string): string => {
      const left = text.replace(/\[[^[\]]*~\]/g, '');
      return left === text ? left.trim() : withoutMessages(left);
    };
    const nameOf = (node: Element) => [node.localName, ...node.classList].join('.');
    const check = (text: string, path: string) => {
      const left = withoutMessages(text);
      if (left !== text.trim()) messages += 1;
      if (/[a-z]{2}/i.test(left)) plain.push({text: left, path});
    };
    const visit = (parent: Element | ShadowRoot, path: string) => {
      for (const node of parent.childNodes) {
        if (node instanceof Text) check(node.data, path);
        if (!(node instanceof Element) || node.localName === 'style' || !node.checkVisibility()) continue;
        const own = `${path} ${nameOf(node)}`;
        for (const name of names) check(node.getAttribute(name) ?? '', `${own} @${name}`);
        visit(node, own);
      }
    };
    for (const element of document.querySelectorAll('*'))
      if (element.localName.startsWith('am-') && element.shadowRoot && element.checkVisibility())
        visit(element.shadowRoot, element.localName);
    return {plain, messages};
  });

/** Elements of ours whose text is wider than they are, or that are wider than the window. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const visit = (parent: Element | ShadowRoot, path: string) => {
      for (const node of parent.children) {
        if (node.localName === 'style' || node.matches('.visually-hidden') || !node.checkVisibility()) continue;
        const own = `${path} ${[node.localName, ...node.classList].join('.')}`;
        const {display, overflowX} = getComputedStyle(node);
        const scrolls = overflowX === 'auto' || overflowX === 'scroll';
        const isText = [...node.childNodes].some(child => child instanceof Text && child.data.trim() !== '');
        if (scrolls || node.matches('input, textarea, select, svg')) continue;
        // Closed rows of the settings cut off their summaries, which a title has whole.
        if (node.matches('.head > .texts > .summary')) continue;
        if (isText && display !== 'inline' && node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1)
          found.push(`${own}: ${node.scrollWidth} > ${node.clientWidth}: ${node.textContent?.slice(0, 80) ?? ''}`);
        const {left, right, width} = node.getBoundingClientRect();
        if (width > 0 && (left < -1 || right > innerWidth + 1))
          found.push(`${own}: ${Math.round(left)} to ${Math.round(right)} of ${innerWidth}`);
        visit(node, own);
      }
    };
    const hasRoom = (node: Element | null): boolean =>
      node !== null && (['auto', 'scroll'].includes(getComputedStyle(node).overflowX) || hasRoom(node.parentElement));
    // Content of a sideways scrolling row of the site has all the room it takes.
    for (const element of document.querySelectorAll('*'))
      if (element.localName.startsWith('am-') && element.shadowRoot && element.checkVisibility() && !hasRoom(element))
        visit(element.shadowRoot, element.localName);
    return found;
  });
