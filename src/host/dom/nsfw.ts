import {watchFor} from './observe';
import {override} from './override';

/** Marks what is not for work; the sheet of safe-for-work mode says what that looks like. */
export const nsfwMark = 'data-am-unsafe';

/** Posts that people write: their text is in the part with this class. */
export const textPost = '.activity-entry.activity-text, .activity-entry.activity-message';

/** What a post says, without the buttons around it. */
export const postText = (post: Element) => post.querySelector('.activity-markdown')?.textContent ?? '';

const sidebar = '.media .sidebar';
const labels = '.tags .tag .name, .data-set a[href^="/search/"]';

/** Marks the page of a work while one of its genres or tags is flagged; the site fills its column late and patches it in place. */
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
  watchFor(sidebar, {found, changed() {}}, {signal});
  signal.addEventListener('abort', () => {
    patches.disconnect();
    mark?.abort('over');
  });
}
