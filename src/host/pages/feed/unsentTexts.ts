import {activityIdOf, hostComponentId} from '../activity/activityId';
import {selector} from '../anchor';
import {watchElements} from '../../dom/observe';
import {menuItemOf} from './editorItem';
import {postField, type PostEditor} from './postFields';
import {typedText} from './sendEncoded';

/** An editor with text: its purpose as `postField` reads it, and the path of the activity that has to be opened before. */
export interface UnsentEditor extends Pick<PostEditor, 'kind' | 'subject'> {
  readonly within?: string | undefined;
}

/** The posts whose editors open on a press. */
const withEditors = selector(
  'withEditors',
  '.activity-entry, .activity-replies .reply, .comment-wrap > .comment, .forum-thread > .body',
);
const repliesButton = selector('repliesButton', '.wrap > .actions > .replies');
const commentReply = selector('commentReply', '.header .reply-button, .header [data-icon="reply"]', {
  evidence: 'Low: the icon of the reply button is known, the button around it is not.',
});
/** The parts of a reply, comment or thread that may contain its buttons, and not what a user wrote or another post. */
const postControls = selector('postControls', ':scope > .header, :scope > .footer, :scope > .actions');
const editControl = selector(
  'editControl',
  ':is(.edit, .edit-button, [label="Edit"], [title="Edit"], [aria-label="Edit"], [data-icon="edit"], [data-icon="pen"], [data-icon^="pencil"]):not(a[href], a[href] *)',
  {
    evidence: 'Low: no source shows the button that edits a reply, a comment or a thread.',
  },
);
/** The text of a comment, which its editor replaces. */
const commentText = selector('commentText', ':scope > .markdown');

const hrefOfComment = (comment: Element) =>
  comment
    .querySelector(':scope > .header a[href*="/comment/"]')
    ?.getAttribute('href')
    ?.replace(/[?#].*$/, '');

const pathOfActivity = (entry: Element | null) => {
  const id = activityIdOf(entry);
  return id ? `/activity/${id}` : undefined;
};

/** An editor as it is found again: a comment is edited if its text isn't shown, and a reply is within an activity. */
function identify(node: Element, {kind, subject}: PostEditor): UnsentEditor {
  const comment = node.closest('.comment-wrap > .comment');
  if (comment && !comment.querySelector(commentText.selector)) return {kind: 'edit', subject};
  if (!subject?.startsWith('reply ')) return {kind, subject};
  return {kind, subject, within: pathOfActivity(node.closest('.activity-entry'))};
}

/** The editors on the page that contain text. */
export function unsentEditors(): readonly UnsentEditor[] {
  return [...document.querySelectorAll(postField.selector)].flatMap(node => {
    const field = node.querySelector('textarea');
    const editor = field && typedText(field).trim() !== '' ? postField.read(node) : undefined;
    return editor ? [identify(node, editor)] : [];
  });
}

const press = (node: Element | null | undefined) =>
  node?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));

/** Presses the button or menu item that edits a reply, a comment or a thread. */
function pressEdit(post: Element) {
  for (const part of post.querySelectorAll(postControls.selector)) {
    const control = part.querySelector(editControl.selector) ?? menuItemOf(part, /^edit$/i);
    if (control) return void press(control);
  }
}

function openInComment(comment: Element, {kind, subject}: UnsentEditor): boolean {
  if (subject === undefined || hrefOfComment(comment) !== subject) return false;
  if (kind === 'edit') pressEdit(comment);
  else press(comment.querySelector(commentReply.selector));
  return true;
}

function openReplies(entry: Element) {
  if (!entry.querySelector('.activity-replies')) press(entry.querySelector(repliesButton.selector));
}

function openInActivity(entry: Element, {kind, subject, within}: UnsentEditor): boolean {
  const path = pathOfActivity(entry);
  if (path === undefined) return false;
  // The reply that is edited appears later, so its editor remains to be opened.
  if (path === within) openReplies(entry);
  if (path !== subject) return false;
  if (kind === 'edit') menuItemOf(entry, /^edit$/i)?.click();
  else openReplies(entry);
  return true;
}

/** Opens an editor of a post if it is the wanted one; returns whether it is. */
function openIn(post: Element, editor: UnsentEditor): boolean {
  const {kind, subject} = editor;
  if (post.matches('.activity-entry')) return openInActivity(post, editor);
  if (post.matches('.comment')) return openInComment(post, editor);
  const isWanted = post.matches('.reply')
    ? subject === `reply ${hostComponentId(post)}`
    : kind === 'edit' && subject === undefined;
  if (isWanted) pressEdit(post);
  return isWanted;
}

/** Opens editors that are closed after a reload, once their posts appear, until the signal ends. */
export function openEditors(editors: readonly UnsentEditor[], {signal}: {signal: AbortSignal}) {
  const closed = new Set(editors.filter(({kind, subject}) => kind === 'edit' || (kind === 'reply' && subject)));
  if (!closed.size) return;
  const found = (node: Element) => {
    for (const editor of closed) if (openIn(node, editor)) closed.delete(editor);
  };
  watchElements(withEditors.selector, {found, changed() {}}, {signal});
}
