import {featureSwitch} from '#services/settings/featureSwitch';

/** Switches of the tables of custom tags. */
export const hideCustomTags = featureSwitch('hideCustomTags');
export const negativeCustomList = featureSwitch('negativeCustomList');
export const globalCustomList = featureSwitch('globalCustomList');
