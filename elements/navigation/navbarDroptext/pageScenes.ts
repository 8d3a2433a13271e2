import type {Page} from '@playwright/test';
import type {Condition} from '#e2e/support/condition';

/** Drops a text on the navigation and resolves to whether the drop was accepted. */
const dropped = (page: Page, text: string) =>
  page.locator('#nav .links').evaluate((node, what) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', what);
    return String(node.dispatchEvent(new DragEvent('dragover', {bubbles: true, cancelable: true, dataTransfer})));
  }, text);

export const condition: Condition = {path: '/reviews', observe: page => dropped(page, 'Akira')};
