import {featureSwitch} from '#services/settings/featureSwitch';

/** Switches that the tables of custom tags follow (rule statistics-24). */
export const hideCustomTags = featureSwitch('hideCustomTags');
export const negativeCustomList = featureSwitch('negativeCustomList');
export const globalCustomList = featureSwitch('globalCustomList');
