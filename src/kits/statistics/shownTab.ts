import {createStore} from '#domain/value/store';

/** What is shown beside the column of links: the site's own statistics, or one of our tabs. */
export type StatsTab = 'native' | 'more' | 'genres';

/** The chosen tab. Reset when another page of the statistics opens. */
export const shownTab = createStore<StatsTab>('native');
