/** The site's pages of statistics that a table of ours can replace. */
export const tablePages = ['tags', 'genres', 'staff', 'studios'] as const;
/** One of these pages. */
export type TablePage = (typeof tablePages)[number];

/** Whether a page of the statistics has a table of ours. */
export const isTablePage = (tab: string): tab is TablePage => tablePages.some(each => each === tab);
