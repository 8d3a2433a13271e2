import type {Services} from './services';
import {toggle, type FieldSetting, type ToggleSetting} from './settings/handles';
import {mobileFriendly} from './settings/shared';

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
  readonly on: boolean;
  /** Shown in the settings; default yes. */
  readonly visible?: boolean;
  /** Order within the settings: higher first; default 0. */
  readonly importance?: number;
  /** Has no switch: it cannot be turned off. */
  readonly locked?: boolean;
  readonly needs: readonly Need[];
  /** Sub-settings, shown below the switch. */
  readonly settings: readonly FieldSetting[];
}

/** The setting behind a feature's switch. */
export const switchOf = ({id, title, on}: FeatureInfo): ToggleSetting => toggle(id, {title, initial: on});

/** Whether a feature is switched on; one without a switch always is. */
export const isOn = (feature: FeatureInfo, {settings}: Pick<Services, 'settings'>) =>
  feature.locked === true || settings.get(switchOf(feature));

const met: Readonly<Record<Need, (services: Pick<Services, 'settings' | 'session'>) => boolean>> = {
  user: ({session}) => session.userName() !== undefined,
  token: ({session}) => session.token() !== undefined,
  desktop: ({settings}) => !settings.get(mobileFriendly),
};

/** What a feature needs and does not have. */
export const missingNeeds = (feature: FeatureInfo, services: Pick<Services, 'settings' | 'session'>) =>
  feature.needs.filter(need => !met[need](services));
