import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Names of the categories, which are the tabs of the settings. */
export const categoryNames = messages({
  Notifications: 'Notifications',
  Feeds: 'Feeds',
  Forum: 'Forum',
  Lists: 'Lists',
  Profiles: 'Profiles',
  Stats: 'Stats',
  Media: 'Media',
  Navigation: 'Navigation',
  Browse: 'Browse',
  Script: 'Script',
  Submissions: 'Submissions',
  Login: 'Login',
  'Newly Added': 'Newly Added',
});

/** Texts of services that have no folder of their own. */
export const text = messages({
  noDatabase: "This browser doesn't let Automail store data. It may be slower and use more data.",
  newerDatabase:
    'A newer version of Automail stores its data in this browser, so this one stores nothing. Reload the page to use the newer version.',
  lostDatabase:
    "The browser has closed Automail's database and won't open it again. Nothing is stored until you reload the page.",
  slowDatabase:
    "This browser hasn't opened Automail's database yet. If nothing changes, close your other AniList tabs and reload the page.",
  signInMoved:
    "Your sign-in is now stored where pages can't read it. If you return to the older script, you'll have to sign in there again.",
  signInEnded: 'Your sign-in to Automail has expired.',
  signInEnds: (days: number) =>
    days < 1
      ? 'Your sign-in to Automail ends in less than a day.'
      : plural(days, {
          one: 'Your sign-in to Automail ends in # day.',
          other: 'Your sign-in to Automail ends in # days.',
        }),
  renew: 'Renew',
  signInRejected: 'AniList is rejecting your sign-in. Features that need it are off until AniList accepts it again.',
  tryAgain: 'Try again',
  updated: 'Automail has been updated since you opened this page. Reload the page to use the new version.',
  reload: 'Reload page',
});
