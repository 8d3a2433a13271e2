import type {Source} from '#domain/value/store';
import {watchElements} from '../../dom/observe';
import {anchor, selector, shownText} from '../anchor';

/** The menus of Element UI and their items. A menu leaves its control once it is opened. */
const menuItem = selector('menuItem', '.el-dropdown-menu > .el-dropdown-menu__item');
/** The controls that open the menus of a list activity, and the menus that have not been opened yet. */
const entryMenus = selector('entryMenus', '[aria-controls], .el-dropdown-menu');
const listEntry = selector('listEntry', '.activity-entry');

/** An item in the menus of an activity by its text, opened or not. */
export function menuItemOf(entry: Element | null, text: RegExp): HTMLElement | undefined {
  for (const node of entry?.querySelectorAll(entryMenus.selector) ?? []) {
    const menu = node.matches('.el-dropdown-menu')
      ? node
      : document.getElementById(node.getAttribute('aria-controls') ?? '');
    for (const item of menu?.querySelectorAll<HTMLElement>(menuItem.selector) ?? [])
      if (text.test(item.textContent?.trim() ?? '')) return item;
  }
  return undefined;
}

/** The menu item of an activity that opens the list editor for its media; `undefined` if it has none, as for guests. */
const editorItemOf = (entry: Element | null) => menuItemOf(entry, /^open list editor$/i);

/** Notifies of items that the site adds to its menus, once per frame. */
const newItems: Source = {
  subscribe(listener, {signal}) {
    let isScheduled = false;
    const found = () => {
      if (isScheduled) return;
      isScheduled = true;
      requestAnimationFrame(() => {
        isScheduled = false;
        if (!signal.aborted) listener();
      });
    };
    watchElements(menuItem.selector, {found, changed() {}}, {signal});
  },
};

/** The cover of a list activity whose menu can open the list editor; our element comes after it. */
export const editableCover = anchor<{title: string}>('editableCover', {
  selector: '.activity-entry .list > .cover',
  position: 'after',
  presence: 'maybe',
  evidence:
    'The cover is a link before the details. The menu of a list activity has the divided item "Open List Editor" for users who are signed in. Medium, 2026.',
  again: newItems,
  repeats: true,
  read(node) {
    const entry = node.closest(listEntry.selector);
    const title = shownText(entry?.querySelector('.list .status a.title'));
    return title && editorItemOf(entry) ? {title} : undefined;
  },
});

/** Opens the list editor for the media of the list activity around our element, by the site's own menu item. */
export const openListEditor = (element: Element) => editorItemOf(element.closest(listEntry.selector))?.click();
