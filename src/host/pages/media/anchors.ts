import {owned} from '#domain/value/owner';
import {parseListStatus, type ListStatus} from '#domain/list/listStatus';
import {anchor, ownText, selector} from '../anchor';
import {watchElements, watchTexts} from '../../dom/observe';

/** The user's list entry as shown by the button of a media page. */
export interface ListButton {
  /** `undefined` if it is not on the list or the host has not loaded it yet. */
  listStatus: ListStatus | undefined;
}

/** The block with the list button and the heart below the cover on a media page; appended to. */
export const mediaActions = anchor<ListButton>('mediaActions', {
  selector: '.media .header .cover-wrap .actions',
  position: 'append',
  presence: 'always',
  evidence: 'Header of a media; the button says "Add to List" until the user\'s entry has loaded, then its status.',
  watch: {text: true},
  read(node) {
    const label = node.querySelector('.list .add')?.textContent;
    return label === undefined ? undefined : {listStatus: parseListStatus(label)};
  },
});

/** Calls back with the status shown by the list button, now and whenever it changes. */
export function watchListStatus(tell: (status: ListButton['listStatus']) => void, {signal}: {signal: AbortSignal}) {
  const look = (node: Element) => tell(mediaActions.read(node)?.listStatus);
  watchElements(mediaActions.selector, {found: look, changed() {}}, {signal});
  const patched = (parents: ReadonlySet<Element>) => {
    for (const parent of parents) {
      const node = parent.closest(mediaActions.selector);
      if (node) look(node);
    }
  };
  watchTexts(patched, {signal});
}

/** The heading of a media page; content goes below it. */
export const mediaTitle = anchor<object>('mediaTitle', {
  selector: '.media .header .content > h1',
  position: 'after',
  presence: 'always',
  evidence: 'Header of a media; the host keeps the heading and patches its text when the media changes.',
  read: () => ({}),
});

/** The sidebar of a media page; content goes above its first block. */
export const mediaSidebarStart = anchor<object>('mediaSidebarStart', {
  selector: '.media .content.container > .sidebar',
  position: 'prepend',
  presence: 'always',
  evidence: 'All tabs of a media share the sidebar; the site appends to it as its data load.',
  read: () => ({}),
});

/** The release status in the sidebar of a manga, while it is "Releasing" or "Hiatus"; appended to. */
export const releasingStatus = anchor<object>('releasingStatus', {
  selector: '.media-manga .sidebar .data > .data-set > .value',
  position: 'append',
  presence: 'maybe',
  evidence: 'A fact of the sidebar is its name (.type) and its value, which the site patches in place.',
  watch: {text: true},
  read(node) {
    const name = node.parentElement?.querySelector('.type')?.textContent?.trim();
    return name === 'Status' && /^(?:Releasing|Hiatus)$/.test(ownText(node)) ? {} : undefined;
  },
});

/** Selector of the heading of a media page. */
export const mediaHeading = selector('mediaHeading', '.media .header .content > h1');

/**
 * Selector of the button that expands the description on a media page. The site shows it only for long descriptions and
 * removes it after a click.
 */
export const descriptionToggle = selector('descriptionToggle', '.media .header .description-length-toggle');

/**
 * Expands a description that is still cut off, that is, if our style sheet did not already expand it. It is measured
 * right after the layout of a frame, when that forces no other one.
 */
export function expandDescription(toggle: Element, {signal}: {signal: AbortSignal}) {
  const text = toggle.parentElement?.querySelector('.description');
  if (!(toggle instanceof HTMLElement) || !text) return;
  const measure = owned(() => {
    observer.disconnect();
    if (text.scrollHeight > text.clientHeight + 1) toggle.click();
  }, signal);
  const observer = new ResizeObserver(measure);
  observer.observe(text);
  signal.addEventListener('abort', () => observer.disconnect());
}
