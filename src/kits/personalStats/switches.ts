import {featureSwitch} from '#services/settings/featureSwitch';

/** Switch of the column with the remaining time (anime) or chapters (manga) of the media in a row. */
export const timeToComplete = featureSwitch('timeToCompleteColumn');
/** Switch that excludes repeats. */
export const noRewatches = featureSwitch('noRewatches');
/** Switch that also counts companies that aren't animation studios. */
export const allStudios = featureSwitch('allStudios');
