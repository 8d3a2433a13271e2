import {createStore} from '#domain/value/store';

/** Whether our activities are shown in place of the site's. Written by the feed and read by the part that hides; cleared when the visit ends. */
export const replaced = createStore(false);
