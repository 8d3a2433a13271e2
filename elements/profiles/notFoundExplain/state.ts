import {createStore} from '#domain/value/store';

/** The user of the last page that was left, if it showed one. */
export const foundUser = createStore<string | undefined>(undefined);
