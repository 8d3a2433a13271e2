import {messages} from '#domain/text/messages';
import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';

/** Names of the sections of the settings that aren't features. */
export const sectionText = messages({
  about: 'Version and links',
  language: 'Language',
  'sign-in': 'Sign-in',
  styles: 'Choose a style',
  all: 'Defaults, files and backups',
  journal: 'Changes to your lists',
  requests: 'Requests to AniList',
  bisect: 'Find the cause of a problem',
  fixes: 'Fixes between releases',
  check: 'Check the site',
  news: "What's new",
  stored: 'What is stored here',
});

/** Other words by which the search finds the sections. */
export const sectionKeywords = messages({
  about:
    'version release homepage website repository source code license update number install contribute translate help support contact report bug fault issue',
  language: 'language german deutsch english translation locale',
  'sign-in': 'sign in, sign out, login, account token permission authorise client id',
  styles:
    'style preset profile calm balanced everything useful like the older script everything off turn switch off disable all features at once',
  all: 'all settings at once default settings reset restore export import save load backup undo move sync new computer browser device',
  journal: 'journal history undo revert sent list changes mistake',
  requests: 'budget rate limit api calls network offline what data is sent send connection',
  bisect: 'bisect broken bug slow wrong error trouble help crash',
  fixes: 'fix fixes repair update broken turned off selector list fetch',
  stored:
    'storage stored collected tracking where my data goes size space delete clear cache privacy safe safety security database kilobytes',
  news: 'news new features changes changelog update version history',
  check: 'check site change redesign missing place health report a fault issue feature unavailable',
});

/** Texts for navigating the settings. */
export const wayText = messages({
  about: 'Extra features for AniList. Turn each on or off; changes apply immediately, in all tabs.',
  sections: 'More settings',
  all: 'All',
  filtered: 'No features here match the filters.',
  group: (name: string, count: number) => `${name} (${formatNumber(count)})`,
  results: 'Results',
  nothing: 'No settings match your search.',
  nothingIn: (category: string) => `No settings in “${category}” match your search.`,
  searchAll: 'Search all settings',
});

/** Reasons why AniList isn't answering, and what still works. */
export const statusText = messages({
  offline: "You're offline.",
  kept: 'Your changes are kept and sent later.',
  signInRejected:
    'AniList is rejecting your sign-in, which also happens during its outages. Automail keeps trying; your changes are saved and will be sent once it works.',
  otherAccount:
    'Automail and AniList are signed in to different accounts. Nothing is saved until you sign out here, revoke the permission above, and sign in again.',
  endsSoon: (days: number) =>
    plural(days, {
      one: 'Your sign-in ends in # day. Sign out and sign in again to renew it.',
      other: 'Your sign-in ends in # days. Sign out and sign in again to renew it.',
    }),
  toSignIn: 'Go to sign-in',
});
