import {readListStatus, type ListStatus} from '#domain/list/listStatus';
import {anchor} from '../anchor';

/** What the button of a work's page says about one's own entry. */
export interface ListButton {
  /** `undefined`: not on the list, or the host does not know yet. */
  listStatus: ListStatus | undefined;
}

/** The block of the list button and the heart below a work's cover: append to it. */
export const mediaActions = anchor<ListButton>('mediaActions', {
  selector: '.media .header .cover-wrap .actions',
  position: 'append',
  presence: 'always',
  evidence: 'Header of a work; the button says "Add to List" until the own entry has arrived, then its status.',
  watch: {text: true},
  read(node) {
    const label = node.querySelector('.list .add')?.textContent;
    return label === undefined ? undefined : {listStatus: readListStatus(label)};
  },
});

/** The heading of a work's page. */
export const mediaHeading = '.media .header .content > h1';

/** Unfolds the description of a work, which the site shows only where it is long; it goes when it was clicked. */
export const descriptionToggle = '.media .header .description-length-toggle';

/** Unfolds a description that is still cut off (that is, where no sheet of ours reached it). */
export function unfoldDescription(toggle: Element) {
  const text = toggle.parentElement?.querySelector('.description');
  if (toggle instanceof HTMLElement && text && text.scrollHeight > text.clientHeight + 1) toggle.click();
}
