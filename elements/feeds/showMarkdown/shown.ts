import {createCell} from '../../../src/services/cell';

/** Of which activity the source is shown; the button writes it, the text follows. */
export const shown = createCell<number | undefined>(undefined);
