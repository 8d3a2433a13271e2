import {createStore} from '#services/store';

/** Of which activity the source is shown; the button writes it, the text follows. */
export const shown = createStore<number | undefined>(undefined);
