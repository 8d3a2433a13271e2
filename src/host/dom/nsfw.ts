import {selector} from '../pages/anchor';
import {watchElements} from './observe';
import {override} from './override';

/** Marks content that is not safe for work; the style sheet of safe-for-work mode defines its look. */
export const nsfwMark = 'data-am-unsafe';

/** Selector of posts with text written by users. */
export const textPost = selector('textPost', '.activity-entry.activity-text, .activity-entry.activity-message');

/** The text of a post, without the buttons around it. */
export const postText = (post: Element) => post.querySelector('.activity-markdown')?.textContent ?? '';

const mediaSidebar = selector('mediaSidebar', '.media .sidebar');
const labels = '.tags .tag .name, .data-set a[href^="/search/"]';

/**
 * Marks a media page while one of its genres or tags is flagged. The site fills the sidebar late and patches it in
 * place.
 */
export function markMedia(
  isFlagged: (label: string) => boolean,
  {signal, order}: {signal: AbortSignal; order: number},
) {
  let mark: AbortController | undefined;
  const look = (column: Element) => {
    const flagged = [...column.querySelectorAll(labels)].some(label => isFlagged(label.textContent ?? ''));
    if (flagged === (mark !== undefined)) return;
    mark?.abort('over');
    mark = flagged ? new AbortController() : undefined;
    const page = column.closest('.media');
    if (mark && page) override(page, {attribute: nsfwMark}, true, {signal: mark.signal, order});
  };
  let shown: Element | undefined;
  const patches = new MutationObserver(() => shown && look(shown));
  const found = (column: Element) => {
    shown = column;
    patches.disconnect();
    patches.observe(column, {subtree: true, childList: true, characterData: true});
    mark?.abort('over');
    mark = undefined;
    look(column);
  };
  watchElements(mediaSidebar.selector, {found, changed() {}}, {signal});
  signal.addEventListener('abort', () => {
    patches.disconnect();
    mark?.abort('over');
  });
}
