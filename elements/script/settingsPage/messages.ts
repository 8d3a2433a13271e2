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
  changed: 'changed',
  reset: 'Reset',
  moreAbout: (name: string) => `More about ${name}`,
  off: 'Off',
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

/** Texts of the search for the feature that causes a problem. */
export const bisectText = messages({
  innocent: "The problem remained with everything off, so Automail isn't the cause. Your settings have been restored.",
  found: 'The cause is: {feature}',
  turnOff: 'Turn it off',
  isOff: "It's now off.",
  allOff: 'Everything is now off, in all tabs.',
  someOff: (off: number, suspects: number) =>
    `${formatNumber(off)} of ${formatNumber(suspects)} suspected features ${plural(off, {one: 'is', other: 'are'})} now off, in all tabs.`,
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
