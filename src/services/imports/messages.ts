import {messages} from '#domain/text/messages';
import {shorten} from '#domain/text/shorten';

/** Texts about the run of an import. */
export const runText = messages({
  rejected: "AniList is rejecting your sign-in. The import will continue once it's accepted.",
  /** Rule import-11. */
  signedOut: "Not signed in to the script. Can't do any changes to your list",
  nothing: 'This file contains no entries.',
  noList: (name: string) => `Could not find the list of ${name}`,
  noListBecause: (name: string, reason: string) => `Could not find the list of ${name}. ${reason}`,
  accountChanged: 'This import was started by another account. Sign in to that account to continue.',
  noMedia: 'AniList no longer has this anime or manga.',
  noEntry: "It's no longer on your list.",
  conflict: "This entry was changed elsewhere while the import was waiting, so AniList's values were kept.",
  discarded: 'The change was discarded before it was sent.',
  changedMeanwhile: 'Changed on AniList since the preview, so it was left alone.',
  changedSince: 'Changed since the import, so it was left alone.',
  notChanged: "The browser's storage isn't answering, so the import is unchanged. Try again.",
  noStorage: "This browser can't store the import, so it couldn't be resumed or undone. Nothing was imported.",
});

/** Notices about an import on pages other than its own. */
export const noticeText = messages({
  runsHere: (file: string) => `The import of ${shorten(file, 60)} is running in this tab. Keep the tab open.`,
  runsElsewhere: (file: string) => `The import of ${shorten(file, 60)} is running in another tab.`,
  undoneHere: (file: string) => `The import of ${shorten(file, 60)} is being undone in this tab. Keep the tab open.`,
  undoneElsewhere: (file: string) => `The import of ${shorten(file, 60)} is being undone in another tab.`,
  waits: (file: string, problem: string) => `The import of ${shorten(file, 60)} is waiting. ${problem}`,
  over: (file: string) => `The import of ${shorten(file, 60)} is finished.`,
  show: 'Show import',
});
