import {createStore} from '#domain/value/store';

/** Whether our lists are shown. Written by them and read by the part that hides the site's. */
export const isReplaced = createStore(false);
