import {messages} from '#domain/text/messages';
import {shorten} from '#domain/text/shorten';

/** Texts about the run of an import. */
export const runText = messages({
  /** Rule import-11. */
  signedOut: "Not signed in to the script. Can't do any changes to your list",
  nothing: 'There are no entries in this file.',
  noList: (name: string) => `Could not find the list of ${name}`,
  noListBecause: (name: string, reason: string) => `Could not find the list of ${name}. ${reason}`,
  accountChanged: 'Another account is signed in now than when the import began. Sign in to that one to go on.',
  conflict: "It was changed elsewhere while the import was waiting, so AniList's values stay.",
  discarded: 'The change was discarded before it was sent.',
  changedMeanwhile: 'It was added or changed at AniList after the preview, so it stays as it is.',
  changedSince: 'It was changed after the import, so it stays as it is.',
  notChanged: "The browser's storage isn't answering, so the import stays as it is. Try again.",
  noStorage: "This browser can't store the import, so it can't be gone on with or taken back. Nothing was imported.",
});

/** What is said of an import on other pages than its own. */
export const noticeText = messages({
  runsHere: (file: string) => `The import of ${shorten(file, 60)} is running in this tab. Keep the tab open.`,
  runsElsewhere: (file: string) => `The import of ${shorten(file, 60)} is running in another tab.`,
  undoneHere: (file: string) => `The import of ${shorten(file, 60)} is being undone in this tab. Keep the tab open.`,
  undoneElsewhere: (file: string) => `The import of ${shorten(file, 60)} is being undone in another tab.`,
  waits: (file: string, problem: string) => `The import of ${shorten(file, 60)} is waiting. ${problem}`,
  over: (file: string) => `The import of ${shorten(file, 60)} is finished.`,
  show: 'Show import',
});
