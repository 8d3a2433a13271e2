/** The orders of AniList's lists, as the control for them names them. */
export const listOrders = [
  'Title',
  'Score',
  'Progress',
  'Last Updated',
  'Last Added',
  'Start Date',
  'Completed Date',
  'Release Date',
  'Average Score',
  'Popularity',
] as const;

/** Those that AniList's settings don't offer as the default order. */
export const extraOrders = listOrders.filter(order => !/^(?:Title|Score|Last \w+)$/.test(order));
