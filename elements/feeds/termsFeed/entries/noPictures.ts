import {featureSwitch} from '#services/settings/featureSwitch';

/** Whether pictures are loaded only when the user asks for one. */
export const noPictures = featureSwitch('termsFeedNoImages');
