import {number} from '#services/settings/handles';
import {text} from './messages';

/** Number of rows that each section shows until the user asks for all. */
export const previewMaxRows = number('previewMaxRows', {title: text.maxRows, initial: 4, min: 1, max: 20});
