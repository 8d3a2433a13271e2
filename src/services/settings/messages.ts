import {messages} from '#domain/text/messages';

/** Texts about stored settings. */
export const text = messages({
  daily: 'Daily backup',
  invalidValue: (name: string) => `The stored value of "${name}" isn't valid, so its default is used.`,
  damagedSettings: (backup: string) =>
    `Your stored settings are damaged, so the defaults are used. The damaged text is kept under "${backup}".`,
  damagedKey: (name: string, backup: string) =>
    `What is stored as "${name}" is damaged, so the defaults are used. The damaged text is kept under "${backup}".`,
  notSaved: "We couldn't save the settings. They are kept until you close this page.",
});

/** Names of settings that belong to no feature, by key. */
export const names = messages({
  titleLanguage: 'Language of titles',
  accessToken: 'Sign-in to Automail',
  clientId: 'Client id',
  language: 'Language of Automail',
  clientIdForm: 'A client id is a number, such as 1234.',
  mobileHintSeen: 'Hint at mobile mode seen',
  welcomePending: 'Welcome not put away yet',
  titleAliases: 'Your own titles for anime and manga',
  blockList: 'Block list of the home feed',
  'regularTagsCustom Anime Tags': 'Regular tags among the custom ones of anime',
  'regularTagsCustom Manga Tags': 'Regular tags among the custom ones of manga',
  boxPlaces: 'Places of floating boxes',
  culpritSearch: 'Search for the cause of a problem',
  selectorOverrides: "Replaced selectors of AniList's pages",
  siteFixesWanted: 'Fixes between releases',
  refusedSiteFixes: 'Refused fixes between releases',
  seenVersion: 'Version whose changes you have seen',
  loginAttempted: 'Automatic sign-in attempted',
  expiryReminded: 'Last reminder that your sign-in ends',
});
