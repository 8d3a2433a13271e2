import {createStore} from '#domain/value/store';

/** Whether our activities are shown on the social tab in place of the site's; cleared when the visit ends. */
export const replaced = createStore(false);
