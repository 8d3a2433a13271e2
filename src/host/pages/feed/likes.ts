import {activityIdOf, entryBody, hostComponentId} from '../activity/activityId';
import {anchor} from '../anchor';
import {shownLikes} from '../content/likeCount';

/** Something in a feed or on an activity page that can be liked. */
export interface Likeable {
  activityId: number;
  /** The number of likes shown by the site. */
  likes: number;
  /** Only for a reply: its position among the replies shown, which is the API's order, and its id if known. */
  replyIndex?: number;
  replyId?: number;
}

/** The like button of an activity; content goes first, which leaves the heart in its place. */
export const activityLikeButton = anchor<Likeable>('activityLikeButton', {
  selector: '.activity-entry > .wrap > .actions > .action.likes',
  position: 'prepend',
  presence: 'maybe',
  evidence: 'Feed entries and activity pages; the count is absent without likes and patched in place.',
  watch: {text: true},
  repeats: entryBody,
  read(node) {
    const activityId = activityIdOf(node.closest('.activity-entry'));
    return activityId === undefined ? undefined : {activityId, likes: shownLikes(node)};
  },
});

const reply = '.activity-replies > .reply:not(.preview)';

/** The like button of a reply to an activity; content goes first. */
export const replyLikeButton = anchor<Likeable>('replyLikeButton', {
  selector: `.activity-entry ${reply} > .header > .actions > .action.likes`,
  position: 'prepend',
  presence: 'maybe',
  evidence: "Replies on activity pages are in the API's order; the preview of a new reply is not a reply.",
  watch: {text: true},
  repeats: true,
  read(node) {
    const replyNode = node.closest(reply);
    const activityId = activityIdOf(node.closest('.activity-entry'));
    if (!replyNode || activityId === undefined) return undefined;
    const replyId = hostComponentId(replyNode);
    const replyIndex = [
      ...(replyNode.parentElement?.querySelectorAll(`:scope > ${reply.split(' > ')[1]}`) ?? []),
    ].indexOf(replyNode);
    return {activityId, likes: shownLikes(node), replyIndex, ...(replyId === undefined ? {} : {replyId})};
  },
});
