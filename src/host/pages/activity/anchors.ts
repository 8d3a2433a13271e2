import {activityIdOf, entryBody, hostActivityLink} from './activityId';
import {anchor, selector} from '../anchor';

/**
 * The page of a single activity, which the site reuses when navigating between activities. Content is inserted above
 * the activity.
 */
export const activityPage = anchor<object>('activityPage', {
  selector: '.page-content > .container',
  position: 'prepend',
  presence: 'always',
  evidence:
    'Activity pages contain a single entry; the site keeps the container when navigating between activities. Low, 2024-07: no newer source has it.',
  read: () => ({}),
});

/** The entry of a message on its own page. */
export const messageEntry = selector('messageEntry', '.activity-entry.activity-message');

/** The line with the time of a feed entry that has no link to its own page; content goes first, before the site's icons. */
export const unlinkedEntry = anchor<{activityId: number}>('unlinkedEntry', {
  selector: '.activity-feed .activity-entry > .wrap > .time',
  position: 'prepend',
  presence: 'maybe',
  evidence:
    'Older entries have a link icon, newer ones a menu item; the id is a prop of their component. High, 2026-07: three scripts read the link to the entry in the menu of its time.',
  repeats: entryBody,
  read(node) {
    const entry = node.closest('.activity-entry');
    const activityId = activityIdOf(entry);
    return !entry || hostActivityLink(entry) || activityId === undefined ? undefined : {activityId};
  },
});

const post = '.activity-entry:is(.activity-text, .activity-message) > .wrap';

/** The line with the time of a status or message on its own page; content goes first. */
export const postTime = anchor<object>('postTime', {
  selector: `${post} > .time`,
  position: 'prepend',
  presence: 'maybe',
  evidence: 'Statuses and messages; list activities have no text.',
  read: () => ({}),
});

/** The rendered text of a status or message on its own page. */
export const postBody = anchor<object>('postBody', {
  selector: `${post} > .text > .activity-markdown`,
  position: 'replace',
  presence: 'maybe',
  evidence: 'Statuses and messages; list activities have no text.',
  read: () => ({}),
});
