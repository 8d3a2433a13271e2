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
  loading: 'Loading…',
  search: 'Search settings',
  wholeNumber: 'Enter a whole number.',
  emptied: (value: number) => `Empty: ${formatNumber(value)} counts.`,
  outOfRange: (min: number, max: number) => `Enter a whole number from ${formatNumber(min)} to ${formatNumber(max)}.`,
  found: (count: number) => plural(count, {one: '# setting found', other: '# settings found'}),
  categories: 'Categories',
  allCategories: 'All',
  changed: 'changed',
  reset: 'Reset',
  moreAbout: (name: string) => `More about ${name}`,
  linkToSetting: 'Link to this setting',
  whatIsNew: (version: string) => `What's new in version ${version}`,
  seen: "Don't show this again",
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
  superseded: 'AniList does this itself now',
  failed: 'Failed',
});

/** Why a feature that is on does not run, and what to do about it. */
export const needText = messages({
  user: 'Needs you to be signed in to AniList.',
  token: 'Needs you to be signed in to Automail.',
  desktop: 'Off in mobile mode.',
  signIn: 'Sign in',
  signInToAutomail: 'Sign in to Automail',
  howToSignIn: 'How to sign in',
  other: 'Needs another feature: {feature}',
  turnOn: 'Turn it on',
});

/** Texts of the report for a maintainer. The report itself is not translated. */
export const reportLabels = messages({
  copy: 'Copy report',
  about: (name: string) => ` about ${name}`,
  copied: 'Copied.',
  field: 'Report',
});

/** Texts of the search for the feature that causes a problem. */
export const bisectText = messages({
  innocent: "The problem remained with everything off, so it isn't this script. Your settings are restored.",
  found: 'The cause is: {feature}',
  turnOff: 'Turn it off',
  isOff: 'It is off now.',
  allOff: 'Everything is off now, in all tabs.',
  someOff: (off: number, suspects: number) =>
    `${formatNumber(off)} of ${formatNumber(suspects)} suspected features are off now, in all tabs.`,
  question: (left: number) =>
    plural(left, {
      one: 'Look at the page with the problem: is it gone? (At most # question.)',
      other: 'Look at the page with the problem: is it gone? (At most # questions.)',
    }),
  gone: 'The problem is gone',
  stillThere: 'The problem is still there',
  cancel: 'Cancel and restore',
  intro:
    'Is something on the site wrong or slow? A few questions tell you which feature causes it, or that none of them does.',
  start: 'Start',
  reminder: 'Looking for the cause of a problem: some features are off. Is the problem gone here?',
  answer: 'Answer',
});
