import type {ComponentType} from 'react';

import type {Services} from './services';
import {toggle, type FieldSetting, type Setting, type ToggleSetting} from './settings/handles';
import {bisectSearch, mobileFriendly} from './settings/shared';

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

/** A tab of the settings page. */
export type Category = (typeof categories)[number];

/**
 * What must hold for a feature to run; reconciled by the dispatcher, never checked inside.
 * `user`: a known user name; `token`: the script's sign-in; `desktop`: not in mobile mode.
 */
export type Need = 'user' | 'token' | 'desktop';

/** What a definition says about a feature, without what it does. */
export interface FeatureInfo {
  /** Settings key, folder name and, in kebab case, element name. */
  readonly id: string;
  /** A sentence for the settings page. */
  readonly title: string;
  /** Long form of the title, shown by the information button. */
  readonly extendedDescription?: string;
  readonly categories: readonly Category[];
  /** Default of the switch. */
  readonly enabledByDefault: boolean;
  /** Shown in the settings; default yes. */
  readonly visible?: boolean;
  /**
   * Edits the feature's data in the settings, where form fields do not do: a room of its own, shown below the switch while the
   * feature is on.
   */
  readonly editor?: () => Promise<{readonly default: ComponentType}>;
  /** Whether the editor also shows while the feature lacks what it needs; default no. */
  readonly editsAlways?: boolean;
  /** Shows what the feature does, beside the long form of its title. */
  readonly preview?: () => Promise<{readonly default: string}>;
  /**
   * In which presets the feature is on, besides the defaults: `quiet` in the quiet one, too (it moves nothing and asks for little);
   * `never`: not even in "everything", since it takes something away. Default: in "everything" only.
   */
  readonly preset?: 'quiet' | 'never';
  /** Order within the settings: higher first; default 0. */
  readonly importance?: number;
  /** Has no switch: it cannot be turned off. */
  readonly locked?: boolean;
  readonly needs?: readonly Need[];
  /** Switches of other features that must be on, too: without them there is nothing that this one could stand beside. */
  readonly requiresFeatures?: readonly ToggleSetting[];
  /** Sub-settings, shown below the switch. */
  readonly settings?: readonly FieldSetting[];
  /** Settings of its own that have no form field: what its editor edits. */
  readonly data?: readonly Setting<unknown>[];
}

/** The setting behind a feature's switch. */
export const switchOf = ({id, title, enabledByDefault: enabledByDefault}: FeatureInfo): ToggleSetting =>
  toggle(id, {title, initial: enabledByDefault});

/** Whether a person has a feature on; one without a switch always is. A search for a culprit may have it off for a while. */
const isChosen = (feature: FeatureInfo, {settings}: Pick<Services, 'settings'>) =>
  feature.locked === true ||
  (settings.get(switchOf(feature)) && settings.get(bisectSearch)?.off.includes(feature.id) !== true);

/** Whether a feature is switched on, together with those it goes with. */
export const isOn = (feature: FeatureInfo, services: Pick<Services, 'settings'>) =>
  isChosen(feature, services) && (feature.requiresFeatures ?? []).every(other => services.settings.get(other));

const met: Readonly<Record<Need, (services: Pick<Services, 'settings' | 'session'>) => boolean>> = {
  user: ({session}) => session.userName() !== undefined,
  token: ({session}) => session.token() !== undefined,
  desktop: ({settings}) => !settings.get(mobileFriendly),
};

/** What a feature needs and does not have. */
export const missingNeeds = (feature: FeatureInfo, services: Pick<Services, 'settings' | 'session'>) =>
  (feature.needs ?? []).filter(need => !met[need](services));
