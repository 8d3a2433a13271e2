import {parseListStatus, type ListStatus} from '#domain/list/listStatus';
import {anchor, selector} from '../anchor';

/** The user's list entry as shown by the button of a media page. */
export interface ListButton {
  /** `undefined` if it is not on the list or the host has not loaded it yet. */
  listStatus: ListStatus | undefined;
}

/** The block with the list button and the heart below a media cover; appended to. */
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

/** Selector of the heading of a media page. */
export const mediaHeading = selector('workHeading', '.media .header .content > h1');

/**
 * Selector of the button that expands the description of a media. The site shows it only for long descriptions and
 * removes it after a click.
 */
export const descriptionToggle = selector('descriptionToggle', '.media .header .description-length-toggle');

/** Expands a description that is still cut off, that is, if our style sheet did not already expand it. */
export function expandDescription(toggle: Element) {
  const text = toggle.parentElement?.querySelector('.description');
  if (toggle instanceof HTMLElement && text && text.scrollHeight > text.clientHeight + 1) toggle.click();
}
