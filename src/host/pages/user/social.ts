/** The fourth of the filters (below their heading) beside the social page of a member: their own threads. */
export const threadsFilter = '.user-social > .filters .filter-group > span:nth-child(4)';

/** Shows the threads of the member, as a click on the filter does. */
export function chooseThreads(filter: Element) {
  if (filter instanceof HTMLElement && !filter.classList.contains('active')) filter.click();
}
