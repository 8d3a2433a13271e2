import {activityIdOf, componentId} from '../activity/activityId';
import {anchor} from '../anchor';

/** Something of an activity page or feed that has likes. */
export interface Likes {
  activityId: number;
  /** How many, as the site says. */
  likes: number;
  /** Set for a reply: its place among the replies that are shown, which is the API's order, and its id where it is known. */
  replyIndex?: number;
  replyId?: number;
}

const shownCount = (node: Element) => Number(node.querySelector('.count')?.textContent?.replace(/\D/g, '') ?? 0);

/** The like button of an activity: append to it. */
export const activityHeart = anchor<Likes>('activityHeart', {
  selector: '.activity-entry > .wrap > .actions > .action.likes',
  position: 'append',
  presence: 'maybe',
  evidence:
    'Entries of feeds and activity pages; the count is left out while there are no likes, and patched in place.',
  watch: {text: true},
  repeats: true,
  read(node) {
    const activityId = activityIdOf(node.closest('.activity-entry'));
    return activityId === undefined ? undefined : {activityId, likes: shownCount(node)};
  },
});

const reply = '.activity-replies > .reply:not(.preview)';

/** The like button of a reply to an activity: append to it. */
export const replyHeart = anchor<Likes>('replyHeart', {
  selector: `.activity-entry ${reply} > .header > .actions > .action.likes`,
  position: 'append',
  presence: 'maybe',
  evidence: 'Replies on activity pages stand in the order of the API; a preview of an own reply is none.',
  watch: {text: true},
  repeats: true,
  read(node) {
    const own = node.closest(reply);
    const activityId = activityIdOf(node.closest('.activity-entry'));
    if (!own || activityId === undefined) return undefined;
    const replyId = componentId(own);
    const replyIndex = [...(own.parentElement?.querySelectorAll(`:scope > ${reply.split(' > ')[1]}`) ?? [])].indexOf(
      own,
    );
    return {activityId, likes: shownCount(node), replyIndex, ...(replyId === undefined ? {} : {replyId})};
  },
});
