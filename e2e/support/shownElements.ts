import type {Page} from '@playwright/test';

/** The visible elements of ours, the first of each kind: the tag, and a line with the kinds of nodes in it. */
export const elementsWithContent = (page: Page) =>
  page.evaluate(() => {
    const found = new Map<string, string>();
    for (const {localName, shadowRoot} of document.querySelectorAll('*')) {
      if (!localName.startsWith('am-') || !shadowRoot || found.has(localName)) continue;
      const nodes = [...shadowRoot.querySelectorAll('*:not(style)')].filter(node => node.checkVisibility());
      const kinds = new Set(nodes.map(node => [node.localName, ...node.classList].join('.')));
      if (nodes.length) found.set(localName, `${localName} ${[...kinds].toSorted().join(' ')}`);
    }
    return [...found];
  });
