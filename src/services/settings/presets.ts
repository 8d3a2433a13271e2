import {equal} from '@wry/equality';

import {switchesOf, type FeatureInfo} from '../features';
import {isStandalone} from './standaloneKeys';
import type {Setting, ToggleSetting} from './handles';
import type {Settings, Snapshot} from './settings';
import {clientId} from './shared';

/**
 * The presets, each for one purpose; "Balanced" is the defaults. None of them turns on features that exclude each other.
 */
export const presets = ['calm', 'balanced', 'useful', 'older', 'off'] as const;
/** Name of a preset. */
export type Preset = (typeof presets)[number];

const switchable = (catalogue: readonly FeatureInfo[]) => catalogue.filter(({locked}) => !locked);

/** The features whose switches a preset sets; "Everything off" leaves out none. */
const ofPreset = (catalogue: readonly FeatureInfo[], chosen: Preset) =>
  switchable(catalogue).filter(({preset}) => chosen === 'off' || preset !== 'kept');

/** The last version of the older script. */
const lastOlder = '10.6.4';

type Chosen = Pick<FeatureInfo, 'preset' | 'newIn'> & Pick<ToggleSetting, 'initial'>;

const isOnIn: Readonly<Record<Preset, (chosen: Chosen) => boolean>> = {
  calm: ({preset}) => preset === 'quiet',
  balanced: ({initial}) => initial,
  useful: ({preset, initial}) => initial || preset !== 'never',
  older: ({initial, newIn}) => initial && (newIn === undefined || newIn === lastOlder),
  off: () => false,
};

/** The switches of a feature, each with the value that a preset gives it. Options are left as they are. */
const switchesIn = (preset: Preset, feature: FeatureInfo) =>
  switchesOf(feature).map(each => ({each, on: isOnIn[preset]({...feature, initial: each.initial})}));

/** All settings that belong to features: switches, sub-settings and data. */
export const allHandles = (catalogue: readonly FeatureInfo[]): readonly Setting<unknown>[] =>
  switchable(catalogue).flatMap(feature => handlesOfFeature(feature));

/** A feature's switches, sub-settings and data. */
export const handlesOfFeature = (feature: FeatureInfo): readonly Setting<unknown>[] => [
  ...switchesOf(feature),
  ...(feature.settings ?? []),
  ...(feature.data ?? []),
];

/** The settings with every switch set as in the preset. Everything else is kept. */
export function withPreset(settings: Settings, catalogue: readonly FeatureInfo[], preset: Preset): Snapshot {
  const switches = ofPreset(catalogue, preset).flatMap(feature => switchesIn(preset, feature));
  return {...settings.snapshot(), ...Object.fromEntries(switches.map(({each, on}) => [each.key, on]))};
}

/** The features of which a preset would turn switches on and off. Those with several may be in both lists. */
export function changesOfPreset(settings: Settings, catalogue: readonly FeatureInfo[], preset: Preset) {
  const turned = (to: boolean) =>
    ofPreset(catalogue, preset).filter(feature =>
      switchesIn(preset, feature).some(({each, on}) => on === to && settings.get(each) !== on),
    );
  return {on: turned(true), off: turned(false)};
}

/**
 * The settings with all defaults restored. Keys that belong to no feature, lists that the user typed, and the client id
 * are kept.
 */
export function withDefaults(settings: Settings, catalogue: readonly FeatureInfo[]): Snapshot {
  const owned = new Set(allHandles(catalogue).map(({key}) => key));
  const rest = Object.entries(settings.snapshot()).filter(
    ([key]) => !owned.has(key) || isStandalone(key) || key === clientId.key,
  );
  return Object.fromEntries(rest);
}

/** The features that `withDefaults` turns on and off, and those of which it resets options or data. */
export function changesOfDefaults(settings: Settings, catalogue: readonly FeatureInfo[]) {
  const features = switchable(catalogue);
  const turned = (to: boolean) =>
    features.filter(feature => switchesOf(feature).some(each => each.initial === to && settings.get(each) !== to));
  const isReset = (handle: Setting<unknown>) =>
    !isStandalone(handle.key) && handle.key !== clientId.key && !equal(settings.get(handle), handle.initial);
  return {
    on: turned(true),
    off: turned(false),
    reset: features.filter(({settings: options = [], data = []}) => [...options, ...data].some(isReset)),
  };
}
