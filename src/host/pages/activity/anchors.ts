import {activityIdOf, nativeActivityLink} from './activityId';
import {anchor} from '../anchor';

/** The page of one activity, which the site keeps from one activity to the next: what comes first stands above it. */
export const activityPage = anchor<object>('activityPage', {
  selector: '.page-content > .container',
  position: 'prepend',
  presence: 'always',
  evidence: 'Activity pages hold the entry alone; going to another activity, the site keeps the container.',
  read: () => ({}),
});

/** The line with the time of an entry that has no link of the site to its own page: append to it. */
export const unlinkedEntry = anchor<{activityId: number}>('unlinkedEntry', {
  selector: '.activity-feed .activity-entry > .wrap > .time',
  position: 'append',
  presence: 'maybe',
  evidence: 'Older entries have a link icon, newer ones a menu item; the id is a property of their component.',
  repeats: true,
  read(node) {
    const entry = node.closest('.activity-entry');
    const activityId = activityIdOf(entry);
    return !entry || nativeActivityLink(entry) || activityId === undefined ? undefined : {activityId};
  },
});

const post = '.activity-entry:is(.activity-text, .activity-message) > .wrap';

/** The line with the time of a status or message on its page: the first place in it. */
export const postTime = anchor<object>('postTime', {
  selector: `${post} > .time`,
  position: 'prepend',
  presence: 'maybe',
  evidence: 'Statuses and messages; list activities have no text.',
  read: () => ({}),
});

/** The rendered text of a status or message on its page. */
export const postBody = anchor<object>('postBody', {
  selector: `${post} > .text > .activity-markdown`,
  position: 'replace',
  presence: 'maybe',
  evidence: 'Statuses and messages; list activities have no text.',
  read: () => ({}),
});
