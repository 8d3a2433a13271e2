import {fixOf} from './fixesInForce';
import type {ToggleSetting} from './handles';
import type {Settings} from './settings';
import {bisectSearch} from './shared';
import {settingsOfSiteFixes} from './siteFixes';

/** The settings that decide what is held back. */
export const settingsOfHolds = [bisectSearch, ...settingsOfSiteFixes] as const;

/** Whether a running bisect, or a fix between releases, currently turns off the feature, switch or option with one of these names. */
export const isHeldBack = (settings: Settings, names: readonly string[]) =>
  settings.get(bisectSearch)?.off.some(name => names.includes(name)) === true || fixOf(settings, names) !== undefined;

/** Whether an option of a feature is on, and nothing holds it back. */
export const isOptionOn = (settings: Settings, option: ToggleSetting) =>
  settings.get(option) && !isHeldBack(settings, [option.key]);
