import {activityIdOf} from '../activity/activityId';
import {selector} from '../anchor';
import {watchElements} from '../../dom/observe';
import {menuItemOf} from './editorItem';
import {postField, type PostEditor} from './postFields';
import {typedText} from './sendEncoded';

/** An editor with text, as `postField` identifies it. */
export type UnsentEditor = Pick<PostEditor, 'kind' | 'subject'>;

/** The activities and comments whose editors open on a press. */
const withEditors = selector('withEditors', '.activity-entry, .comment-wrap > .comment');
const repliesButton = selector('repliesButton', '.wrap > .actions > .replies');
const commentReply = selector('commentReply', '.header .reply-button, .header [data-icon="reply"]', {
  evidence: 'Low: the icon of the reply button is known, the button around it is not.',
});

/** The editors on the page that contain text. */
export function unsentEditors(): readonly UnsentEditor[] {
  return [...document.querySelectorAll(postField.selector)].flatMap(node => {
    const field = node.querySelector('textarea');
    const editor = field && typedText(field).trim() !== '' ? postField.read(node) : undefined;
    return editor ? [{kind: editor.kind, subject: editor.subject}] : [];
  });
}

const press = (node: Element | null | undefined) =>
  node?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));

/** Opens an editor of an activity or comment if it is the wanted one; returns whether it is. */
function openIn(node: Element, {kind, subject}: UnsentEditor): boolean {
  if (node.matches('.comment')) {
    const href = node.querySelector(':scope > .header a[href*="/comment/"]')?.getAttribute('href');
    if (kind !== 'reply' || href?.replace(/[?#].*$/, '') !== subject) return false;
    press(node.querySelector(commentReply.selector));
    return true;
  }
  if (`/activity/${activityIdOf(node)}` !== subject) return false;
  if (kind === 'edit') menuItemOf(node, /^edit$/i)?.click();
  else if (!node.querySelector('.activity-replies')) press(node.querySelector(repliesButton.selector));
  return true;
}

/** Opens editors that are closed after a reload, once their activities and comments appear, until the signal ends. */
export function openEditors(editors: readonly UnsentEditor[], {signal}: {signal: AbortSignal}) {
  const closed = new Set(editors.filter(({kind, subject}) => subject && (kind === 'reply' || kind === 'edit')));
  if (!closed.size) return;
  const found = (node: Element) => {
    for (const editor of closed) if (openIn(node, editor)) closed.delete(editor);
  };
  watchElements(withEditors.selector, {found, changed() {}}, {signal});
}
