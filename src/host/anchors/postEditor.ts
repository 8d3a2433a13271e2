import {anchor} from './anchor';

export interface PostEditor {
  /** What kind of text is written there. */
  kind: string;
  /** Path of what it is about, where that is not the page: an activity, a comment. */
  subject: string | undefined;
}

const linkIn = (node: Element | null | undefined, selector: string) =>
  node
    ?.querySelector(selector)
    ?.getAttribute('href')
    ?.replace(/[?#].*$/, '');

/** Forms with several fields tell them apart by what stands in them while they are empty. */
const labelOf = (node: Element) => node.querySelector('textarea')?.getAttribute('placeholder') ?? '';

/** The field of a markdown editor of the site: status, message, reply, comment, review. Behind its textarea: append to it. */
export const postField = anchor<PostEditor>('postField', {
  selector: '.activity-edit .el-textarea, .editor .el-textarea',
  position: 'append',
  presence: 'maybe',
  evidence: 'All editors of posts are one widget; forms of the forum and of reviews have it in .editor.',
  read(node) {
    if (!node.querySelector('textarea')) return undefined;
    if (node.closest('.activity-replies')) {
      const entry = node.closest('.activity-entry');
      const subject = linkIn(entry, '.wrap > .time a[href^="/activity/"]');
      // On the page of an activity it is the page; in a feed one that does not say which it is cannot be found again.
      return subject || !node.closest('.activity-feed') ? {kind: 'reply', subject} : undefined;
    }
    const comment = node.closest('.comment-wrap > .comment');
    if (comment) {
      const subject = linkIn(comment, ':scope > .header a[href*="/comment/"]');
      return subject ? {kind: 'reply', subject} : undefined;
    }
    if (node.closest('.forum-thread')) return {kind: 'comment', subject: undefined};
    if (node.closest('.activity-feed-wrap')) return {kind: 'post', subject: undefined};
    return {kind: `text ${labelOf(node)}`, subject: undefined};
  },
});
