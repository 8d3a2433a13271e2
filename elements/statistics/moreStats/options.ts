import {toggle} from '#services/settings/handles';
import {text} from './messages';

/** Options of the tables of custom tags. */
export const hideCustomTags = toggle('hideCustomTags', {title: text.hideCustomTags, initial: false});
export const negativeCustomList = toggle('negativeCustomList', {title: text.negativeCustomList, initial: false});
export const globalCustomList = toggle('globalCustomList', {title: text.globalCustomList, initial: false});
