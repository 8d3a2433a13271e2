import {messages} from '#domain/text/messages';

/** Texts about stored settings. */
export const text = messages({
  daily: 'Daily backup',
  invalidValue: (name: string) => `The stored value of "${name}" is invalid, so its default is used.`,
  damagedSettings: (backup: string) =>
    `Your stored settings are damaged, so the defaults are used. The damaged text is kept under "${backup}".`,
  damagedKey: (name: string, backup: string) =>
    `The data stored as "${name}" is damaged, so the defaults are used. The damaged text is kept under "${backup}".`,
  notSaved: "We couldn't save the settings. They're kept until you close this page.",
});

/** Names of settings that belong to no feature, by key. */
export const names = messages({
  titleLanguage: 'Title language',
  accessToken: 'Sign-in to Automail',
  clientId: 'Client ID',
  language: "Automail's language",
  clientIdForm: 'A client ID is a number, such as 1234.',
  mobileHintSeen: 'Mobile mode tip dismissed',
  welcomePending: 'Welcome card not dismissed yet',
  titleAliases: 'Your own titles for anime and manga',
  blockList: 'Home feed block list',
  'regularTagsCustom Anime Tags': 'Regular tags shown with custom anime tags',
  'regularTagsCustom Manga Tags': 'Regular tags shown with custom manga tags',
  boxPlaces: 'Positions of floating panels',
  culpritSearch: 'Search for the cause of a problem',
  selectorOverrides: 'Custom selectors',
  siteFixesWanted: 'Fixes between releases',
  refusedSiteFixes: 'Refused fixes between releases',
  seenVersion: 'Last version whose changes you saw',
  settingsTab: 'Last tab of the settings',
  loginAttempted: 'Automatic sign-in attempted',
  softBlock: 'Users left out of grouped notifications',
  expiryReminded: 'Last reminder that your sign-in is expiring',
});
