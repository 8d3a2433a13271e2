import type {Locator} from '@playwright/test';

/** An element's own text, without that of nodes inserted by other scripts. */
export const ownText = (element: Locator) =>
  element.evaluate(node =>
    [...node.childNodes]
      .map(child => (child instanceof Text ? child.data : ''))
      .join('')
      .trim(),
  );
