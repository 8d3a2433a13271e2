import type {ComponentType} from 'react';

import {impossible} from '#platform/edition';
import type {BaseServices} from './baseServices';
import {toggle, type FieldSetting, type Setting, type ToggleSetting} from './settings/handles';
import {namesOfKey} from './settings/featureSwitch';
import {isHeldBack, settingsOfHolds} from './settings/heldBack';
import type {Settings} from './settings/settings';
import {mobileFriendly} from './settings/shared';

/** The tabs of the settings page, in order. */
export const categories = [
  'Notifications',
  'Feeds',
  'Forum',
  'Lists',
  'Profiles',
  'Stats',
  'Media',
  'Navigation',
  'Browse',
  'Script',
  'Submissions',
  'Newly Added',
  'Login',
] as const;

/** A category, shown as a tab of the settings page. */
export type Category = (typeof categories)[number];

/**
 * A condition for a feature to run. The dispatcher checks it; features do not.
 * `user`: the user name is known; `token`: the script is signed in; `desktop`: mobile mode is off.
 */
export type DeclaredNeed = 'user' | 'token' | 'desktop';

/** A condition that a feature declares, or `edition`: this edition of the product can offer it. */
export type Need = DeclaredNeed | 'edition';

/**
 * The conditions for a feature to run. The manifest contains them for all features, so that no definition is evaluated
 * just to read them.
 */
export interface FeatureConditions {
  /** Folder name, key of the switch and, in kebab case, element name. */
  readonly id: string;
  /** Key of the switch where it isn't the id, because users' browsers have another spelling. The element is named after it. */
  readonly storedAs?: string;
  /** Default of the feature's switch; of one with several, whether any of them is on by default. */
  readonly enabledByDefault: boolean;
  /** Switches in place of a single one, each of which turns on the parts that name it. The feature is on while any of them is. */
  readonly switches?: readonly ToggleSetting[];
  /** The feature has no switch and cannot be turned off. */
  readonly locked?: boolean;
  readonly needs?: readonly DeclaredNeed[];
  /** Switches of other features that must also be on, because this feature makes no sense without them. */
  readonly requiresFeatures?: readonly ToggleSetting[];
  /** Switches of other features that also turn this one on, because it is a part of them. */
  readonly alsoOnWith?: readonly ToggleSetting[];
}

/** The texts of a feature on the settings page, in the messages.ts beside its definition. */
export interface FeatureTexts {
  /** Two to four words in sentence case, without a full stop, as products name their features. */
  readonly name: string;
  /** One sentence: what the user gets. */
  readonly summary: string;
  /** When and where the feature shows, and what it doesn't do. Shown in its opened row. */
  readonly details?: string;
}

/**
 * When a feature sends requests to AniList. Requests that the site sends itself, for instance because the feature presses
 * one of its buttons, don't count.
 * `none`: never.
 * `onDemand`: only when the user asks for something, such as by opening a tooltip, or changes something.
 * `cached`: when a page that needs the data is opened, unless an earlier answer is still fresh.
 * `background`: on any page, without the user asking.
 * If several apply, the last of them counts.
 */
export type RequestKind = 'none' | 'onDemand' | 'cached' | 'background';

/** The name of a page where only some of the features of its route can be seen. */
export type Example =
  | 'anime'
  | 'manga'
  | 'mangaList'
  | 'tagStats'
  | 'mediaForum'
  | 'yearSearch'
  | 'mediaSocial'
  | 'userLists'
  | 'listSettings'
  | 'notFound';

/** A feature's metadata, without its behavior: what the settings page is rendered from. */
export interface FeatureInfo extends FeatureConditions, FeatureTexts {
  readonly categories: readonly Category[];
  readonly requests: RequestKind;
  /** Names of other sites that the feature loads data from, such as MyAnimeList. */
  readonly sites?: readonly string[];
  /** Whether the documentation has a picture of it. Generated. */
  readonly hasPicture?: boolean;
  /** Whether the settings page lists the feature. Default: true. */
  readonly visible?: boolean;
  /**
   * A lazy component that edits the feature's data, for data that form fields cannot edit. Shown below the switch while
   * the feature is on.
   */
  readonly editor?: () => Promise<{readonly default: ComponentType}>;
  /** Whether the editor is also shown while a need of the feature isn't met. Default: false. */
  readonly editsAlways?: boolean;
  /**
   * The presets that switch the feature on. `quiet`: also "Calm", since it moves nothing and makes few requests, or
   * protects the user or their texts. `never`: not even "Everything useful", unless it is on by default: it removes
   * something, excludes another feature or is a matter of taste. `kept`: no preset but "Everything off" changes it,
   * because users who turn it on rely on it. Default: "Everything useful".
   */
  readonly preset?: 'quiet' | 'never' | 'kept';
  /** Pages where the feature can be seen, if it does nothing on the usual examples of its routes. */
  readonly examples?: readonly Example[];
  /** The version that added the feature, if 9.94.1 of the older script did not have it: `10.6.4`, or one of this script. */
  readonly newIn?: string;
  /** The place among the features of its first category, lowest first. Features without one follow, by name. */
  readonly position?: number;
  /** The settings show the switches as a choice of one, with "Off". If several are stored as on, the first applies. */
  readonly isChoice?: boolean;
  /** Sub-settings, shown below the switch. Features that share one list it each; components read a toggle by `useOption`. */
  readonly settings?: readonly FieldSetting[];
  /** The feature's settings that have no form field and are edited by `editor`. */
  readonly data?: readonly Setting<unknown>[];
}

const placeOf = ({categories: [first], position = Infinity}: FeatureInfo) =>
  [first ? categories.indexOf(first) : categories.length, position] as const;

/** Compares features for the order of the settings: by first category, then position, then name. */
export function inSettingsOrder(one: FeatureInfo, other: FeatureInfo): number {
  const [category, position] = placeOf(one);
  const [otherCategory, otherPosition] = placeOf(other);
  if (category !== otherCategory) return category - otherCategory;
  if (position !== otherPosition) return position - otherPosition;
  return one.name.localeCompare(other.name);
}

/** The key of a feature's switch, after which its element is named. */
export const keyOf = ({id, storedAs = id}: Pick<FeatureConditions, 'id' | 'storedAs'>) => storedAs;

/**
 * The setting behind the switch of a feature that has only one, titled with the feature's name. Without the texts of
 * the feature it has no title.
 */
export const switchOf = ({
  name = '',
  enabledByDefault,
  ...feature
}: FeatureConditions & Partial<FeatureTexts>): ToggleSetting =>
  toggle(keyOf(feature), {title: name, initial: enabledByDefault});

/** All switches of a feature. */
export const switchesOf = (feature: FeatureConditions & Partial<FeatureTexts>): readonly ToggleSetting[] =>
  feature.switches ?? [switchOf(feature)];

/** Whether a switch is on, nothing holds it, or its feature, back, and this edition can offer the feature. */
const isInForce = (each: ToggleSetting, settings: Settings, names = namesOfKey(each.key)) =>
  settings.get(each) && !isHeldBack(settings, names) && !names.some(name => impossible.includes(name));

/** Whether the user switched the feature on (always true without a switch), by one of its own switches or another. */
const isEnabledByUser = (feature: FeatureConditions, settings: Settings) =>
  feature.locked === true ||
  (!isHeldBack(settings, [feature.id, keyOf(feature)]) &&
    (switchesOf(feature).some(each => isInForce(each, settings, [each.key, feature.id])) ||
      (feature.alsoOnWith ?? []).some(each => isInForce(each, settings))));

/** Whether a feature and all the features it requires are on, and no bisect or fix holds any of them back. */
export const isOn = (feature: FeatureConditions, {settings}: Pick<BaseServices, 'settings'>) =>
  isEnabledByUser(feature, settings) && (feature.requiresFeatures ?? []).every(each => isInForce(each, settings));

/** Whether the switch with this key, of a feature that has several, is in force. */
export const isSwitchInForce = (
  {id, switches = []}: FeatureConditions,
  key: string,
  {settings}: Pick<BaseServices, 'settings'>,
) => switches.some(each => each.key === key && isInForce(each, settings, [key, id]));

const isMet: Readonly<Record<DeclaredNeed, (services: Pick<BaseServices, 'settings' | 'session'>) => boolean>> = {
  user: ({session}) => session.userName() !== undefined,
  token: ({session}) => session.token() !== undefined,
  desktop: ({settings}) => !settings.get(mobileFriendly),
};

/** The settings that needs depend on. */
export const settingsOfNeeds: readonly Setting<unknown>[] = [mobileFriendly];

/** The settings that decide which of these features run. */
export const settingsOfSwitches = (features: readonly FeatureConditions[]): readonly Setting<unknown>[] => [
  ...features.flatMap(switchesOf),
  ...features.flatMap(({requiresFeatures = [], alsoOnWith = []}) => [...requiresFeatures, ...alsoOnWith]),
  ...settingsOfNeeds,
  ...settingsOfHolds,
];

/** The needs of a feature that are not met. */
export const missingNeeds = (
  feature: FeatureConditions,
  services: Pick<BaseServices, 'settings' | 'session'>,
): readonly Need[] =>
  impossible.includes(feature.id) ? ['edition'] : (feature.needs ?? []).filter(need => !isMet[need](services));
