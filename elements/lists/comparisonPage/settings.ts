import {toggle} from '#services/settings/handles';
import {text} from './messages';

/** Options that apply unless the address overrides them (rule compare-2). */
export const fullColour = toggle('comparisionColourFilter', {title: text.colorCells, initial: true});
export const ownSystems = toggle('comparisionSystemFilter', {title: text.ownFormats, initial: false});
