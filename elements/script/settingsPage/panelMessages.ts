// The texts of the panels, which are not in messages.ts because they load with the settings only.
import {formatDateTime, formatNumber, formatTime} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import {build} from '#platform/platform';

/** Texts about all settings at once: defaults, files and backups. */
export const storageText = messages({
  done: (what: string) => `Done: ${what}.`,
  undo: 'Undo',
  wasReset: (name: string) => `Back to the default: ${name}`,
  defaults: 'Default Settings',
  toDefaults: 'default settings',
  before: (what: string) => `Before: ${what}`,
  exportSettings: 'Export settings',
  importSettings: 'Import settings',
  backups: (count: number) => `Backups (${formatNumber(count)})`,
  noBackups: "No backups yet. Nothing has changed, or this browser can't store them.",
  fromBackup: (at: number) => `the backup of ${formatDateTime(at)}`,
  restore: 'Restore',
  noBackup: (what: string) =>
    `Your current settings couldn't be backed up, because this browser isn't storing anything. Replace them anyway (${what})?`,
  replaceAnyway: 'Replace without backup',
  cancel: 'Cancel',
  preset: (name: string) => `the style “${name}”`,
});

/** Changes that the default settings would make. */
export const presetText = messages({
  turnsOn: (count: number) => plural(count, {one: 'Turns on # feature', other: 'Turns on # features'}),
  turnsOff: (count: number) => plural(count, {one: 'Turns off # feature', other: 'Turns off # features'}),
  resets: (count: number) => plural(count, {one: 'Resets options of # feature', other: 'Resets options of # features'}),
  nothing: 'Your settings already match this.',
  undoable: 'You can undo this.',
  defaults:
    'Every switch and every option gets its default. Lists that you typed, such as the block list, stay unchanged.',
  apply: (name: string) => `Apply “${name}”`,
  cancel: 'Cancel',
});

/** Texts about changes that wait and changes that were sent. */
export const changeText = messages({
  waiting: 'Waiting changes',
  refused: (reason: string) => `Refused: ${reason}`,
  sending: 'Sending…',
  dismiss: 'Dismiss',
  dismissChange: (change: string) => `Dismiss: ${change}`,
  discard: 'Discard',
  discardChange: (change: string) => `Discard: ${change}`,
  sendNow: 'Send now',
  otherAccount: (count: number) =>
    plural(count, {
      one: '# change is waiting for another account to sign in.',
      other: '# changes are waiting for another account to sign in.',
    }),
  nothingSent: 'Changes to your lists appear here, and you can undo them.',
  undo: 'Undo',
  undoChange: (change: string) => `Undo: ${change}`,
  undone: 'Undone',
  undoing: 'Being undone…',
  importOf: (file: string, count: number) =>
    `${plural(count, {one: 'Import of # entry', other: 'Import of # entries'})} from ${file}`,
  bulkEdit: (count: number) => plural(count, {one: 'Bulk edit of # entry', other: 'Bulk edit of # entries'}),
  undoAnyway: 'Undo anyway',
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
});

/** Texts about the rate limit. */
export const budgetText = messages({
  left: (left: number, most: number) =>
    `${formatNumber(left)} of ${formatNumber(most)} requests left this minute, for all tabs together.`,
  waitingHere: (count: number) =>
    plural(count, {one: '# request is waiting here.', other: '# requests are waiting here.'}),
  waitingTabs: (count: number) => plural(count, {one: '# other tab is waiting.', other: '# other tabs are waiting.'}),
  byFeature: (since: number) => `Requests by feature since ${formatTime(since)}`,
  count: (count: number) => plural(count, {one: '# request', other: '# requests'}),
  few: 'less than one request',
});

/** Texts of the hint on narrow screens. */
export const hintText = messages({
  section: 'Suggestion',
  text: "On mobile? The 'mobile friendly' setting will probably make the script a lot less broken",
  turnOn: 'Turn on',
  dismiss: 'No, thanks',
});

/** The card that welcomes a newcomer. */
export const welcomeText = messages({
  title: `${build.name} is installed`,
  about: "It isn't an official AniList product; choose what it does under Settings > Apps.",
  signIn: 'Sign in to Automail',
  settings: 'Open settings',
  close: 'Close',
});
