import {createStore} from '#domain/value/store';

/** Whether the list of keys is open. Written by the shortcut and read by the panel. */
export const isHelpOpen = createStore(false);
