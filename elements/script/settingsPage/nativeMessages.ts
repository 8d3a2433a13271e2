import {messages} from '#domain/text/messages';

/** Names of what AniList itself can be set to do. */
export const nativeText = messages({
  siteTheme: 'Light, dark and contrast theme',
  titleLanguage: 'Language of titles',
  staffNames: 'Language of the names of characters and staff',
  siteNotifications: 'Kinds of notifications and emails',
  airing: 'Notifications about new episodes',
  mergeTime: 'Time in which list activities are merged',
  listActivity: 'Which list changes create activities',
  listOrder: 'Default order of lists, in four ways',
  scoreFormat: 'Scoring system',
  customLists: 'Custom lists and sections of lists',
  adultContent: 'Adult content in search',
  account: 'User name, email and password, and deleting the account',
  timezone: 'Time zone',
  siteProfile: 'Avatar, banner, about text and profile color',
  messageLimits: 'Who may send you messages',
});

/** Other words for it. */
export const nativeSynonyms = messages({
  siteTheme: 'dark mode, light mode, night mode, site theme, bright theme, switch theme',
  titleLanguage: 'english titles, romaji titles, native titles, japanese titles, translate titles',
  staffNames: 'staff name language, character names, native names, name order, kanji names',
  siteNotifications: 'turn off notifications, email notifications, emails, push notifications, notification settings',
  airing: 'airing notifications, new episode alert, episode reminder, airing alerts',
  mergeTime: 'merge activity, combine list updates, merge list activity, too many list updates',
  listActivity: 'stop posting my updates, hide my activity, private activity, privacy, disable list activity',
  listOrder: 'list order, default list order, sort my list, last updated, last added',
  scoreFormat: 'score format, rating system, 10 point, 100 point, 5 star, smiley rating, stars',
  customLists: 'custom lists, new list, split completed list, advanced scoring, section order, hide from lists',
  adultContent: 'adult content, 18+, nsfw, hentai, show adult, age restricted',
  account: 'delete account, remove account, change password, change email, change username, rename account',
  timezone: 'time zone, local time, wrong time, airing time, utc',
  siteProfile: 'avatar, profile picture, change banner, bio, about me, profile color, donator badge',
  messageLimits:
    'restrict messages, block messages, direct messages, privacy, private messages, only friends can message',
});

/** Texts around what a search finds beside features. */
export const hitText = messages({
  marked: 'Also found',
  help: 'Help & repair',
  setting: 'Start',
  site: "AniList's own setting",
  inFooter: (name: string) => `${name} (at the bottom of every page)`,
  nothing: 'No settings match your search. These may help:',
  all: 'All features',
  report: 'Report a problem',
  forum: "AniList's forum",
});
