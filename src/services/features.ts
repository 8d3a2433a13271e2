import type {ComponentType} from 'react';

import type {Services} from './services';
import {toggle, type FieldSetting, type Setting, type ToggleSetting} from './settings/handles';
import {bisectSearch, mobileFriendly} from './settings/shared';

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
  'Login',
  'Newly Added',
] as const;

/** A category, shown as a tab of the settings page. */
export type Category = (typeof categories)[number];

/**
 * A condition for a feature to run. The dispatcher checks it; features do not.
 * `user`: the user name is known; `token`: the script is signed in; `desktop`: mobile mode is off.
 */
export type Need = 'user' | 'token' | 'desktop';

/** A feature's metadata, without its behaviour. */
export interface FeatureInfo {
  /** Settings key, folder name and, in kebab case, element name. */
  readonly id: string;
  /** One sentence for the settings page. */
  readonly title: string;
  /** A longer description, shown by the information button. */
  readonly extendedDescription?: string;
  readonly categories: readonly Category[];
  /** Default of the feature's switch. */
  readonly enabledByDefault: boolean;
  /** Whether the settings page lists the feature. Default: true. */
  readonly visible?: boolean;
  /**
   * A lazy component that edits the feature's data, for data that form fields cannot edit. Shown below the switch while
   * the feature is on.
   */
  readonly editor?: () => Promise<{readonly default: ComponentType}>;
  /** Whether the editor is also shown while the feature lacks what it needs. Default: false. */
  readonly editsAlways?: boolean;
  /** A picture of what the feature does, shown beside the longer description. */
  readonly preview?: () => Promise<{readonly default: string}>;
  /**
   * The presets that switch the feature on. `quiet`: also "Calm", since it moves nothing and makes few requests.
   * `never`: not even "Everything useful", unless it is on by default: it removes something, excludes another feature or
   * is a matter of taste. Default: "Everything useful".
   */
  readonly preset?: 'quiet' | 'never';
  /** The version that brought the feature, if the older script of the same name did not have it. */
  readonly newIn?: string;
  /** Sort order in the settings, highest first. Default: 0. */
  readonly importance?: number;
  /** The feature has no switch and cannot be turned off. */
  readonly locked?: boolean;
  readonly needs?: readonly Need[];
  /** Switches of other features that must be on too, because this feature makes no sense without them. */
  readonly requiresFeatures?: readonly ToggleSetting[];
  /** Sub-settings, shown below the switch. */
  readonly settings?: readonly FieldSetting[];
  /** The feature's settings that have no form field and are edited by `editor`. */
  readonly data?: readonly Setting<unknown>[];
}

/** The setting behind a feature's switch. */
export const switchOf = ({id, title, enabledByDefault}: FeatureInfo): ToggleSetting =>
  toggle(id, {title, initial: enabledByDefault});

/**
 * Whether the user switched the feature on (always true without a switch). A running bisect may switch it off
 * temporarily.
 */
const isEnabledByUser = (feature: FeatureInfo, {settings}: Pick<Services, 'settings'>) =>
  feature.locked === true ||
  (settings.get(switchOf(feature)) && settings.get(bisectSearch)?.off.includes(feature.id) !== true);

/** Whether a feature and all the features it requires are switched on. */
export const isOn = (feature: FeatureInfo, services: Pick<Services, 'settings'>) =>
  isEnabledByUser(feature, services) && (feature.requiresFeatures ?? []).every(other => services.settings.get(other));

const isMet: Readonly<Record<Need, (services: Pick<Services, 'settings' | 'session'>) => boolean>> = {
  user: ({session}) => session.userName() !== undefined,
  token: ({session}) => session.token() !== undefined,
  desktop: ({settings}) => !settings.get(mobileFriendly),
};

/** The settings that needs depend on. */
export const settingsOfNeeds: readonly Setting<unknown>[] = [mobileFriendly];

/** The settings that decide which of these features run. */
export const settingsOfSwitches = (catalogue: readonly FeatureInfo[]): readonly Setting<unknown>[] => [
  ...catalogue.map(switchOf),
  ...catalogue.flatMap(({requiresFeatures = []}) => requiresFeatures),
  ...settingsOfNeeds,
  bisectSearch,
];

/** The needs of a feature that are not met. */
export const missingNeeds = (feature: FeatureInfo, services: Pick<Services, 'settings' | 'session'>) =>
  (feature.needs ?? []).filter(need => !isMet[need](services));
