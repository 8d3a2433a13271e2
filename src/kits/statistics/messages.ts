import {messages} from '#domain/text/messages';

/** Texts around every statistic. */
export const text = messages({
  spoiler: '[spoiler]',
  run: 'Run',
  runAgain: 'Run again',
  goOn: 'Go on',
  start: 'Start',
  options: 'Options',
  list: 'List',
  anime: 'Anime',
  manga: 'Manga',
  results: 'Results',
  loading: 'Loading...',
  paused: 'AniList takes no requests at the moment. This goes on by itself.',
  partial: 'Stopped. What is shown covers only what was read until then.',
  stopped: 'Stopped.',
  nothingYet: 'Nothing so far.',
  noQuestion: 'There is no such question for other scripts.',
  once: 'This runs only once. Open the page again to run it again.',
  accountChanged: 'Another account is signed in now.',
  failed: (reason: string) =>
    `This could not be finished: ${reason} What is shown covers only what was read until then.`,
  failedAtOnce: (reason: string) => `This could not be finished: ${reason}`,
  signedOut: 'Requires being signed in to the script. You can do that at the bottom of the settings page',
  otherProfile: (shown: string, own: string) =>
    `This is the profile of ${shown} but currently signed in as ${own}. Are you sure this is right?`,
  cut: 'AniList gives no more than these, so this is not all.',
  deleted: '[private or deleted]',
  noUser: (name: string) => `There is no user named ${name}.`,
  progress: (title: string) => `${title}, page`,
  hide: '[-]',
  show: '[+]',
  hideTable: (title: string) => `Hide ${title}`,
  showTable: (title: string) => `Show ${title}`,
});
