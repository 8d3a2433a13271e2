import {featureSwitch} from '#services/settings/featureSwitch';

/** Switch of the column that says what is left of the media of a row (rule statistics-22). */
export const timeToComplete = featureSwitch('timeToCompleteColumn');
/** Switch that leaves out repeats (rule statistics-5). */
export const noRewatches = featureSwitch('noRewatches');
/** Switch that counts companies that are no animation studios, too. */
export const allStudios = featureSwitch('allStudios');
