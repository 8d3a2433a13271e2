import type {Page} from '@playwright/test';

import {loadMessageTables} from '../../tools/translations.mjs';

/** Words of the API, which are shown unchanged in every language and are texts of ours as well. */
const saidByApi = new Set(['Completed', 'Dropped', 'Finished']);

/** The English texts with a translation of a different wording. */
export async function englishTexts(): Promise<string[]> {
  const {messageTables} = await loadMessageTables();
  const isGerman = new Set(messageTables.flatMap(({german}) => Object.values(german)));
  return messageTables
    .flatMap(({english, german}) =>
      Object.entries(english).flatMap(([name, text]) =>
        typeof text === 'string' && text.length > 2 && german[name] !== undefined ? [text] : [],
      ),
    )
    .filter(text => !isGerman.has(text) && !saidByApi.has(text));
}

/** The texts that are visible in our elements, with the element of each. */
export const visibleTexts = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate(wanted => {
    const unwanted = new Set(wanted);
    const found: string[] = [];
    const visit = (parent: Element | ShadowRoot, owner: string) => {
      for (const node of parent.childNodes) {
        if (node instanceof Text && unwanted.has(node.data.trim())) found.push(`${owner}: ${node.data}`);
        if (!(node instanceof Element) || node.localName === 'style' || !node.checkVisibility()) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          const text = node.getAttribute(name)?.trim() ?? '';
          if (unwanted.has(text)) found.push(`${owner} ${name}: ${text}`);
        }
        visit(node, owner);
      }
    };
    for (const element of document.querySelectorAll('*'))
      if (element.localName.startsWith('am-') && element.shadowRoot) visit(element.shadowRoot, element.localName);
    return found;
  }, texts);
