import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';

/** Names of the tabs that aren't categories. */
export const tabText = messages({
  label: 'Part of the settings',
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

/** The reason why a feature isn't working, as briefly as possible. The opened row says it in full. */
export const markText = messages({
  bisected: 'Off for now',
  fixed: 'Off until the next version',
  user: 'Needs sign-in',
  token: 'Needs sign-in',
  desktop: 'Off in mobile mode',
  edition: 'Not in this edition',
  other: 'Needs another feature',
});

/** Other texts of the settings as a whole. */
export const shellText = messages({
  signedIn: 'Signed in',
  signedOut: 'Not signed in',
  copyLink: 'Copy link',
  picture: 'Picture',
  issue: 'Open an issue',
  report: 'A report lists the switches that you changed and what fails on this page. It contains no names.',
  newFeatures: 'New features',
});
