import type {Source} from '#domain/value/store';
import {watchElements} from '../../dom/observe';
import {entryBody} from '../activity/activityId';
import {anchor, selector, shownText} from '../anchor';

/** The menus of Element UI and their items. A menu leaves its control once it is opened. */
const menuItem = selector('menuItem', '.el-dropdown-menu > .el-dropdown-menu__item');
/** The controls that open the menus of a list activity, and the menus that have not been opened yet. */
const entryMenus = selector('entryMenus', '[aria-controls], .el-dropdown-menu');
/** The menu about the list entry of an activity: the class is on the menu, or on the box around its control. */
const listEntryMenu = selector('listEntryMenu', '.entry-dropdown', {
  evidence: 'Medium, 2026: an older script and two newer ones find the menu by this class, on one or the other.',
});
const dividedItem = selector('dividedItem', '.el-dropdown-menu__item--divided');
const listEntry = selector('listEntry', '.activity-entry');

/** An opened or unopened menu of an activity. */
interface EntryMenu {
  readonly items: readonly HTMLElement[];
  /** Whether it is the menu about the list entry, not the one about the activity. */
  readonly isOfListEntry: boolean;
}

function menusOf(entry: Element | null): readonly EntryMenu[] {
  return [...(entry?.querySelectorAll(entryMenus.selector) ?? [])].flatMap(node => {
    const isMenu = node.matches('.el-dropdown-menu');
    const menu = isMenu ? node : document.getElementById(node.getAttribute('aria-controls') ?? '');
    if (!menu) return [];
    const isOfListEntry = [node, menu].some(each => each.closest(listEntryMenu.selector) !== null);
    return [{items: [...menu.querySelectorAll<HTMLElement>(menuItem.selector)], isOfListEntry}];
  });
}

/** An item in the menus of an activity by its text, opened or not. */
export const menuItemOf = (entry: Element | null, text: RegExp): HTMLElement | undefined =>
  menusOf(entry)
    .flatMap(({items}) => items)
    .find(item => text.test(item.textContent?.trim() ?? ''));

/**
 * The menu item of an activity that opens the list editor for its media; `undefined` if it has none, as for guests. It
 * is the divided one in the menu of the list entry, in any language. Its text counts only if there is no such item, or
 * if there are several.
 */
function editorItemOf(entry: Element | null): HTMLElement | undefined {
  const divided = menusOf(entry)
    .filter(({isOfListEntry}) => isOfListEntry)
    .flatMap(({items}) => items)
    .filter(item => item.matches(dividedItem.selector));
  const [item, another] = new Set(divided);
  return item && !another ? item : menuItemOf(entry, /^open list editor$/i);
}

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
  awaits: true,
  repeats: entryBody,
  read(node) {
    const entry = node.closest(listEntry.selector);
    const title = shownText(entry?.querySelector('.list .status a.title'));
    return title && editorItemOf(entry) ? {title} : undefined;
  },
});

/** Opens the list editor for the media of the list activity around our element, by the site's own menu item. */
export const openListEditor = (element: Element) => editorItemOf(element.closest(listEntry.selector))?.click();
