import {toggle} from '#services/settings/handles';
import {text} from './messages';

/** The switches that limit the lists in progress on the home page. If both are stored as on, the smaller number counts. */
export const toEight = toggle('limitProgress8', {title: text.eight, initial: false});
export const toTen = toggle('limitProgress10', {title: text.ten, initial: false});
