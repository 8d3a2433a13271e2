import {createStore} from '#domain/value/store';

/** Whether our lists are shown. Set by the lists and read by the part that hides the site's. */
export const isReplaced = createStore(false);
