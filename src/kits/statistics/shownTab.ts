import {createStore} from '#domain/value/store';

/** The content beside the column of links: the site's own statistics, or one of our tabs. */
export type StatsTab = 'native' | 'more' | 'genres';

/** The chosen tab. Reset when another page of the statistics opens. */
export const shownTab = createStore<StatsTab>('native');
