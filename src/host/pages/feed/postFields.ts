import {activityIdOf, componentId} from '../activity/activityId';
import {anchor} from '../anchor';

export interface PostEditor {
  /** What kind of text is written there. */
  kind: string;
  /** What it is about, where that is not the page: the path of an activity or a comment, a reply. */
  subject: string | undefined;
  /** Something new is written there: the site opens it empty, so that whatever stands in it was typed. Others may begin with the text of a post. */
  startsEmpty: boolean;
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
    const entry = node.closest('.activity-entry');
    const inFeed = node.closest('.activity-feed') !== null;
    if (node.closest('.activity-replies')) {
      const reply = node.closest('.activity-replies .reply');
      const id = componentId(reply);
      if (reply) return id ? {kind: 'edit', subject: `reply ${id}`, startsEmpty: false} : undefined;
      const subject = linkIn(entry, '.wrap > .time a[href^="/activity/"]');
      // On the page of an activity it is the page; in a feed one that does not say which it is cannot be found again.
      return subject || !inFeed ? {kind: 'reply', subject, startsEmpty: true} : undefined;
    }
    if (entry) {
      const id = activityIdOf(entry);
      const subject = id ? `/activity/${id}` : undefined;
      return subject || !inFeed ? {kind: 'edit', subject, startsEmpty: false} : undefined;
    }
    const comment = node.closest('.comment-wrap > .comment');
    if (comment) {
      const subject = linkIn(comment, ':scope > .header a[href*="/comment/"]');
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
