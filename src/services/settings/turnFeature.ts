import {switchesOf, type FeatureInfo} from '../features';
import type {ToggleSetting} from './handles';
import type {Settings} from './settings';

type Switched = Pick<FeatureInfo, 'id' | 'storedAs' | 'enabledByDefault' | 'switches' | 'isChoice'>;

/** Whether the user switched a feature on: any of its switches is on. */
export const isSwitchedOn = (settings: Settings, feature: Switched) =>
  switchesOf(feature).some(each => settings.get(each));

/** The switches that are turned on with a feature: those on by default, otherwise all, or the first of a choice. */
function switchesToTurnOn(feature: Switched): readonly ToggleSetting[] {
  const all = switchesOf(feature);
  const byDefault = all.filter(({initial}) => initial);
  if (byDefault.length) return byDefault;
  return feature.isChoice ? all.slice(0, 1) : all;
}

/** Turns a feature on, or off with all its switches. */
export function turnFeature(settings: Settings, feature: Switched, on: boolean) {
  settings.setEach(on ? switchesToTurnOn(feature) : switchesOf(feature), () => on);
}

/** The switch of a choice that counts: the first that is on. */
export const chosenSwitch = (settings: Settings, feature: Switched) =>
  switchesOf(feature).find(each => settings.get(each));

/** Turns on one switch of a choice, or none, and the others off. */
export function chooseSwitch(settings: Settings, feature: Switched, key: string | undefined) {
  settings.setEach(switchesOf(feature), each => each.key === key);
}
