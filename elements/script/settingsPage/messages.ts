import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import {formatNumber} from '#domain/text/format';
import {build} from '#platform/platform';

export const text = messages({
  name: 'Automail settings',
  summary: "Shows Automail's settings on AniList's page of authorized apps.",
  details: 'Always on. On narrow screens it suggests mobile mode once, on any page.',
  heading: `${build.name} Settings`,
  version: `Version ${build.version}`,
  homepage: 'Homepage',
  repository: 'Repository',
  search: 'Search settings',
  found: (count: number) => plural(count, {one: '# setting found', other: '# settings found'}),
  similar: (count: number) =>
    plural(count, {one: 'No exact match, # similar setting', other: 'No exact match, # similar settings'}),
  tabs: 'Part of the settings',
  signedIn: 'Signed in',
  signedOut: 'Not signed in',
  changed: 'changed',
  reset: 'Reset',
  moreAbout: (name: string) => `More about ${name}`,
  off: 'Off',
  linkToSetting: 'Link to this setting',
  copyLink: 'Copy link',
  picture: 'Picture',
  issue: 'Open an issue',
  report: 'A report lists the switches that you changed and what fails on this page. It contains no names.',
  whatIsNew: (version: string) => `What's new in version ${version}`,
  newFeatures: 'New features',
  changelog: 'All changes',
  seen: "Don't show this again",
});

/** Names of the tabs that aren't categories. */
export const tabText = messages({
  start: 'Start',
  all: 'All',
  help: 'Help & repair',
});

/** The filters above the features, and how many features are on. */
export const filterText = messages({
  label: 'Filters',
  on: 'On',
  changed: 'Changed',
  signIn: 'Needs sign-in',
  new: 'New',
  sum: (on: number, all: number) => `${formatNumber(on)} of ${formatNumber(all)} on`,
});

/** What keeps a feature from working, as briefly as possible. The opened row says it in full. */
export const markText = messages({
  bisected: 'Off for now',
  fixed: 'Off until the next version',
  user: 'Needs sign-in',
  token: 'Needs sign-in',
  desktop: 'Off in mobile mode',
  edition: 'Not in this edition',
  other: 'Needs another feature',
});

/** When a feature makes requests, by kind, and the other sites that it loads data from. */
export const requestText = messages({
  none: 'Makes no requests to AniList.',
  onDemand: 'Makes requests to AniList only when you use it.',
  cached: 'Loads data from AniList when you open a page that needs it, and reuses it for a while.',
  background: 'Checks AniList in the background on any page.',
  site: (name: string) => `Loads data from ${name}.`,
});

/** How a feature is doing on the page, by its health. */
export const healthText = messages({
  unknown: '',
  running: '',
  working: 'Works here',
  anchorMissing: "Unavailable: AniList's page has changed",
  superseded: 'AniList now does this itself',
  failed: 'Failed',
});

/** Reasons why a feature that is on doesn't run, and what to do. */
export const needText = messages({
  user: 'Requires signing in to AniList.',
  token: 'Requires signing in to Automail.',
  desktop: 'Off in mobile mode.',
  edition: 'Not part of this edition of Automail.',
  otherEditions: 'See the other editions',
  leaveMobile: 'Turn off mobile mode',
  signIn: 'Sign in',
  signInToAutomail: 'Sign in to Automail',
  howToSignIn: 'How to sign in',
  other: 'Requires another feature: {feature}',
  turnOn: 'Turn on',
});

/** Texts of the report for a maintainer. The report itself is not translated. */
export const reportLabels = messages({
  copy: 'Copy report',
  about: (name: string) => ` about ${name}`,
  copied: 'Copied.',
});

/** Texts of the search for the feature that causes a problem. */
export const bisectText = messages({
  innocent: "The problem remained with everything off, so Automail isn't the cause. Your settings have been restored.",
  found: 'The cause is: {feature}',
  turnOff: 'Turn it off',
  isOff: "It's now off.",
  allOff: 'Everything is now off, in all tabs.',
  someOff: (off: number, suspects: number) =>
    `${formatNumber(off)} of ${formatNumber(suspects)} suspected features are now off, in all tabs.`,
  question: (left: number) =>
    plural(left, {
      one: 'Check the page: is the problem gone? (At most # more question.)',
      other: 'Check the page: is the problem gone? (At most # more questions.)',
    }),
  gone: 'The problem is gone',
  stillThere: 'The problem is still there',
  cancel: 'Cancel and restore',
  intro:
    'Is something on the site broken or slow? A few questions find out which feature causes it, or whether none does.',
  start: 'Start',
  reminder: 'Some features are off to find the cause of a problem. Is the problem gone here?',
  answer: 'Answer',
});
