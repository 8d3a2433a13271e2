import {createStore} from '#domain/value/store';

/** The ids of the statistics that have begun and may not begin again before the page is left. */
export const begunOnce = createStore<readonly string[]>([]);
