import {anchor} from '../anchor';

/** The column with the links to the pages of a user's statistics; appended to. */
export const statsFilters = anchor<object>('statsFilters', {
  selector: '.user .content .filter-wrap',
  position: 'append',
  presence: 'always',
  evidence:
    'Two groups of links, for anime and manga, on every page of the statistics. Low, 2024-07: no newer source has it.',
  read: () => ({}),
});

/** The site's own statistics; ours are shown in their place. */
export const statsContent = anchor<object>('statsContent', {
  selector: '.user .content .stats-wrap:not(.stats-wrap *)',
  position: 'replace',
  presence: 'always',
  evidence:
    'The block beside the column of links on every page of the statistics. Low, 2024-07: no newer source has it.',
  read: () => ({}),
});

/** Calls the listener when the user chooses one of the site's own pages of statistics, including the open one. */
export function onNativePage(inside: Element, listener: () => void, {signal}: {signal: AbortSignal}) {
  const column = inside.closest('.filter-wrap');
  const listen = ({target}: Event) => {
    if (target instanceof Element && target.closest('.filter-group > a')) listener();
  };
  column?.addEventListener('click', listen, {signal});
}
