import {messages} from '#domain/text/messages';

/** Texts around every statistic. */
export const text = messages({
  spoiler: '[spoiler]',
  run: 'Run',
  runAgain: 'Run again',
  goOn: 'Continue',
  start: 'Start',
  options: 'Options',
  list: 'List',
  anime: 'Anime',
  manga: 'Manga',
  results: 'Results',
  partial: 'Stopped. The results are incomplete: they cover only what was loaded before.',
  stopped: 'Stopped.',
  nothingYet: 'Nothing found so far.',
  noQuestion: "That query isn't available to other scripts.",
  once: 'This can run only once per visit. Reload the page to run it again.',
  accountChanged: 'A different account is now signed in.',
  failed: (reason: string) =>
    `This couldn't be finished: ${reason} The results are incomplete: they cover only what was loaded before.`,
  failedAtOnce: (reason: string) => `This couldn't be finished: ${reason}`,
  signedOut: 'Requires being signed in to the script. You can do that at the bottom of the settings page',
  otherProfile: (shown: string, own: string) =>
    `This is the profile of ${shown}, but you're signed in as ${own}. Continue?`,
  cut: "AniList doesn't return any more, so the results are incomplete.",
  exportedId: 'ID',
  deleted: '[private or deleted]',
  noUser: (name: string) => `There is no user named ${name}.`,
  progress: (title: string) => `${title}, page`,
  hideTable: (title: string) => `Hide ${title}`,
  showTable: (title: string) => `Show ${title}`,
});
