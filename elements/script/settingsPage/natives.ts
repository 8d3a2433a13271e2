import type {nativeText} from './nativeMessages';

/** Something that AniList itself can be set to do. */
export type NativeName = keyof typeof nativeText;

/** The pages of AniList's own settings; the theme is chosen at the bottom of each page instead. */
const paths: Readonly<Record<NativeName, string | undefined>> = {
  siteTheme: undefined,
  titleLanguage: '/settings/media',
  staffNames: '/settings/media',
  siteNotifications: '/settings/notifications',
  airing: '/settings/media',
  mergeTime: '/settings/media',
  listActivity: '/settings/lists',
  listOrder: '/settings/lists',
  scoreFormat: '/settings/lists',
  customLists: '/settings/lists',
  adultContent: '/settings/media',
  account: '/settings/account',
  timezone: '/settings/account',
  siteProfile: '/settings',
  messageLimits: '/settings/account',
};

/** All of them. */
export const nativeNames = Object.keys(paths) as NativeName[];

/** The page where it is set, if it has one. */
export const pathOfNative = (name: NativeName) => paths[name];
