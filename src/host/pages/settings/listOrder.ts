import {anchor, selector} from '../anchor';

const control = '.settings.container .el-select:has(input[placeholder="Default List Order"])';

const listOrderChoice = selector('listOrderChoice', '.el-select-dropdown__item');

/** The site's own choices, by which its menu is recognized. */
const siteOrders = ['Last Added', 'Last Updated', 'Score', 'Title'];

/** The choices of the site's setting for the order of lists; appended to. */
export const listOrderChoices = anchor<object>('listOrderChoices', {
  selector: '.el-select-dropdown .el-select-dropdown__list',
  position: 'append',
  presence: 'maybe',
  evidence:
    'Element UI renders the menu in its control, and moves it to the body when it is opened. Low, 2024-07: an older script adds choices to this list.',
  read(node) {
    const orders = [...node.querySelectorAll(listOrderChoice.selector)].map(
      ({textContent}) => textContent?.trim() ?? '',
    );
    return orders.toSorted().join() === siteOrders.join() ? {} : undefined;
  },
});

/** The site's setting for the order of lists; our element comes after it. */
export const listOrderSetting = anchor<object>('listOrderSetting', {
  selector: control,
  position: 'after',
  presence: 'maybe',
  evidence: 'A field with the placeholder "Default List Order" on /settings/lists.',
  read: () => ({}),
});

/** Calls back when the user chooses one of the site's own orders in the menu around our element. */
export function onSiteChoice(element: Element, chosen: () => void, {signal}: {signal: AbortSignal}) {
  const onClick = ({target}: Event) => {
    if (target instanceof Element && target.closest(listOrderChoice.selector)) chosen();
  };
  element.parentElement?.addEventListener('click', onClick, {capture: true, signal});
}

/** Closes the menu around our element, as a press elsewhere does. */
export function closeMenu() {
  for (const type of ['mousedown', 'mouseup'])
    document.body.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true}));
}
