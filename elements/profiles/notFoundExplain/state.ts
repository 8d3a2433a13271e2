import {createStore} from '#domain/value/store';

/** The user whose page was left last, if it showed one. */
export const foundUser = createStore<string | undefined>(undefined);
