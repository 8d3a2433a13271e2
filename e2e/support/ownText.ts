import type {Locator} from '@playwright/test';

/** The text that is an element's own, without that of nodes which other scripts put beside it. */
export const ownText = (element: Locator) =>
  element.evaluate(node =>
    [...node.childNodes]
      .map(child => (child instanceof Text ? child.data : ''))
      .join('')
      .trim(),
  );
