import type {StaffCard} from '#domain/media/staffFilter';
import {anchor, selector, shownText} from '../anchor';

/** Selector of the cards of the staff tab. */
export const staffCard = selector('staffCard', '.media .media-staff > .grid-wrap > .role-card');

/** The cards of the staff tab of a media page; content goes above the first. */
export const staffList = anchor<{cardCount: number}>('staffList', {
  selector: '.media .media-staff > .grid-wrap',
  position: 'before',
  presence: 'maybe',
  evidence: 'The staff tab; the site appends more cards to the same list when its end comes near.',
  watch: {text: true},
  read: node => ({cardCount: node.childElementCount}),
});

/** Reads the name and the role from a card. */
export const readStaffCard = (node: Element): StaffCard => ({
  name: shownText(node.querySelector('.name')),
  role: shownText(node.querySelector('.role')),
});
