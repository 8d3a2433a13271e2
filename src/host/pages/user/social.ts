import {selector} from '../anchor';

/** Selector of the fourth filter (not counting the heading) on the social page of a user: the threads they started. */
export const threadsFilter = selector('threadsFilter', '.user-social > .filters .filter-group > span:nth-child(4)');

/** Shows the user's threads by clicking the filter, unless it is already selected. */
export function selectThreadsFilter(filter: Element) {
  if (filter instanceof HTMLElement && !filter.classList.contains('active')) filter.click();
}
