import {activityIdOf, hostComponentId} from '../activity/activityId';
import {anchor} from '../anchor';

/** The purpose of one of the site's markdown editors. */
export interface PostEditor {
  /** The kind of text written in it. */
  kind: string;
  /** The subject of the text, unless it is the page itself: the path of an activity or comment, or a reply. */
  subject: string | undefined;
  /**
   * Whether it is for new text only: the site opens it empty, so any text in it was typed. Other editors may start with
   * the text of an existing post.
   */
  startsEmpty: boolean;
}

const hrefIn = (node: Element | null | undefined, selector: string) =>
  node
    ?.querySelector(selector)
    ?.getAttribute('href')
    ?.replace(/[?#].*$/, '');

/** Forms with several fields are distinguished by their placeholders. */
const labelOf = (node: Element) => node.querySelector('textarea')?.getAttribute('placeholder') ?? '';

/**
 * A markdown editor of the site, for statuses, messages, replies, comments and reviews. Our element goes after the
 * textarea.
 */
export const postField = anchor<PostEditor>('postField', {
  selector: '.activity-edit .el-textarea, .editor .el-textarea',
  position: 'append',
  presence: 'maybe',
  evidence: 'All post editors use the same widget; in forum and review forms it is in .editor.',
  read(node) {
    if (!node.querySelector('textarea')) return undefined;
    const entry = node.closest('.activity-entry');
    const inFeed = node.closest('.activity-feed') !== null;
    if (node.closest('.activity-replies')) {
      const reply = node.closest('.activity-replies .reply');
      const id = hostComponentId(reply);
      if (reply) return id ? {kind: 'edit', subject: `reply ${id}`, startsEmpty: false} : undefined;
      const activity = activityIdOf(entry);
      const subject = activity ? `/activity/${activity}` : undefined;
      // On the page of an activity, the page is the subject. In a feed, an activity without a known id could not be
      // found again.
      return subject || !inFeed ? {kind: 'reply', subject, startsEmpty: true} : undefined;
    }
    if (entry) {
      const id = activityIdOf(entry);
      const subject = id ? `/activity/${id}` : undefined;
      return subject || !inFeed ? {kind: 'edit', subject, startsEmpty: false} : undefined;
    }
    const comment = node.closest('.comment-wrap > .comment');
    if (comment) {
      const subject = hrefIn(comment, ':scope > .header a[href*="/comment/"]');
      return subject ? {kind: 'reply', subject, startsEmpty: false} : undefined;
    }
    if (node.closest('.forum-thread')) {
      const startsEmpty = node.closest('.forum-thread > .editor') !== null;
      return {kind: startsEmpty ? 'comment' : 'edit', subject: undefined, startsEmpty};
    }
    if (node.closest('.activity-feed-wrap')) return {kind: 'post', subject: undefined, startsEmpty: true};
    return {kind: `text ${labelOf(node)}`, subject: undefined, startsEmpty: false};
  },
});
