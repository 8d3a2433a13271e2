import {setFieldText} from 'text-field-edit';

import {selector} from '../anchor';

const quickSearch = selector('quickSearch', '#nav .quick-search');
const searchButton = selector('searchButton', '#nav > .wrap > .search');

const navigationBar = selector('navigationBar', '#nav');

/** Whether an event occurs in the site's navigation bar, outside its input fields. */
export const isInNavBar = ({target}: Event) =>
  target instanceof Element && target.closest(navigationBar.selector) !== null && !target.matches('input, textarea');

/** Signed-in users have a search icon in the bar; for guests, the site's keyboard shortcut is the only way. */
function open() {
  const button = document.querySelector<HTMLElement>(searchButton.selector);
  if (button) button.click();
  else dispatchEvent(new KeyboardEvent('keydown', {key: 's', ctrlKey: true}));
}

/** Resolves when the overlay is visible; the site shows it by changing its class and style. */
const whenOpened = (node: Element, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const observer = new MutationObserver(() => {
      if (!node.checkVisibility()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(node, {attributes: true});
    signal.addEventListener('abort', () => observer.disconnect());
    open();
  });

/** Opens the site's quick search and enters a text, as a user would. */
export async function openQuickSearch(text: string, {signal}: {signal: AbortSignal}) {
  const node = document.querySelector(quickSearch.selector);
  const field = node?.querySelector('input');
  if (!node || !field) return;
  if (!node.checkVisibility()) await whenOpened(node, signal);
  // A field without focus would lose it again after the text is entered.
  field.focus();
  setFieldText(field, text);
}
