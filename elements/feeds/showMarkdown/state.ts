import {createStore} from '#domain/value/store';

/** Id of the activity whose source is shown. Written by the button and read by the text. */
export const shown = createStore<number | undefined>(undefined);
