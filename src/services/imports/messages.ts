import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import {shorten} from '#domain/text/shorten';

/** Texts about the run of an import or a bulk edit. */
export const runText = messages({
  rejected: "AniList is rejecting your sign-in. Your changes will be sent once it's accepted.",
  /** Rule import-11. */
  signedOut: "Not signed in to the script. Can't do any changes to your list",
  nothing: 'This file contains no entries.',
  noList: (name: string) => `Could not find the list of ${name}`,
  noListBecause: (name: string, reason: string) => `Could not find the list of ${name}. ${reason}`,
  accountChanged: 'This was started by another account. Sign in to that account to continue.',
  noMedia: 'AniList no longer has this anime or manga.',
  noEntry: "It's no longer on your list.",
  conflict: "This entry was changed elsewhere in the meantime, so AniList's values were kept.",
  discarded: 'The change was discarded before it was sent.',
  changedMeanwhile: 'Changed on AniList since the preview, so it was left alone.',
  changedSince: 'Changed since then, so it was left alone.',
  notChanged: "The browser's storage isn't answering, so nothing has changed. Try again.",
  noStorage: "This browser can't store the changes, so they couldn't be resumed or undone. Nothing was sent.",
});

/** Names of jobs, at the start of a sentence. */
export const jobNames = messages({
  import: (file: string) => `The import of ${shorten(file, 60)}`,
  bulkEdit: (count: number) => plural(count, {one: 'The bulk edit of # entry', other: 'The bulk edit of # entries'}),
});

/** Notices about a job on pages other than its own. */
export const noticeText = messages({
  runsHere: (job: string) => `${job} is running in this tab. Keep the tab open.`,
  runsElsewhere: (job: string) => `${job} is running in another tab.`,
  undoneHere: (job: string) => `${job} is being undone in this tab. Keep the tab open.`,
  undoneElsewhere: (job: string) => `${job} is being undone in another tab.`,
  waits: (job: string, problem: string) => `${job} is waiting. ${problem}`,
  over: (job: string) => `${job} is finished.`,
  import: 'Show import',
  bulkEdit: 'Show bulk edit',
});
