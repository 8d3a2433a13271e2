import {switchOf, type FeatureInfo} from '../features';
import {isStandalone} from './standaloneKeys';
import type {Setting} from './handles';
import type {Settings, Snapshot} from './settings';
import {clientId} from './shared';

/**
 * The presets, each for one aim ("Calm", "Everything useful", "Like the older script"). None of them turns on features
 * that exclude each other.
 */
export const presets = ['calm', 'useful', 'older'] as const;
/** Name of a preset. */
export type Preset = (typeof presets)[number];

const switchable = (catalogue: readonly FeatureInfo[]) => catalogue.filter(({locked}) => !locked);

/** The features whose switches a preset sets. */
const ofPresets = (catalogue: readonly FeatureInfo[]) => switchable(catalogue).filter(({preset}) => preset !== 'kept');

const isOnIn: Readonly<Record<Preset, (feature: FeatureInfo) => boolean>> = {
  calm: ({preset}) => preset === 'quiet',
  useful: ({preset, enabledByDefault}) => enabledByDefault || preset !== 'never',
  older: ({enabledByDefault, newIn}) => enabledByDefault && newIn === undefined,
};

/** All settings that belong to features: switches, sub-settings and data. */
export const allHandles = (catalogue: readonly FeatureInfo[]): readonly Setting<unknown>[] =>
  switchable(catalogue).flatMap(feature => handlesOfFeature(feature));

/** A feature's switch, sub-settings and data. */
export const handlesOfFeature = (feature: FeatureInfo): readonly Setting<unknown>[] => [
  switchOf(feature),
  ...(feature.settings ?? []),
  ...(feature.data ?? []),
];

/** The settings with every switch set as in the preset. Everything else is kept. */
export function withPreset(settings: Settings, catalogue: readonly FeatureInfo[], preset: Preset): Snapshot {
  const switches = ofPresets(catalogue).map(feature => [feature.id, isOnIn[preset](feature)] as const);
  return {...settings.snapshot(), ...Object.fromEntries(switches)};
}

/** The features that a preset would turn on and off. */
export function changesOfPreset(settings: Settings, catalogue: readonly FeatureInfo[], preset: Preset) {
  const changed = ofPresets(catalogue).filter(feature => settings.get(switchOf(feature)) !== isOnIn[preset](feature));
  return {
    on: changed.filter(feature => isOnIn[preset](feature)),
    off: changed.filter(feature => !isOnIn[preset](feature)),
  };
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
