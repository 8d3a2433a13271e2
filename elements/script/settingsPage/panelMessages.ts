// The texts of the panels, which are not in messages.ts because they load with the settings only.
import {formatDate, formatDateTime, formatNumber, formatTime} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import {build} from '#platform/platform';

/** Texts about all settings at once: presets, files and backups. */
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
  noBackups: 'There are no backups: nothing was changed, or this browser keeps none.',
  fromBackup: (at: number) => `the backup of ${formatDateTime(at)}`,
  restore: 'Restore',
  preset: (name: string) => `the preset “${name}”`,
});

/** Names of the presets. */
export const presetNames = messages({
  calm: 'Calm',
  useful: 'Everything useful',
  older: 'Like the older script',
});

/** What the presets are for. */
export const presetHints = messages({
  calm: 'Only features that move nothing on the page and request little from AniList, or protect you or what you wrote.',
  useful: 'All features that add something, except what hides things, changes the layout or is a matter of taste.',
  older: 'What the older script (9.94.1) turned on at first, without the features that are new here.',
});

/** What a preset would change. */
export const presetText = messages({
  presets: 'Presets',
  turnsOn: (count: number) => plural(count, {one: 'Turns on # feature', other: 'Turns on # features'}),
  turnsOff: (count: number) => plural(count, {one: 'Turns off # feature', other: 'Turns off # features'}),
  nothing: 'Your switches are already like this.',
  stays: 'Your other settings stay. You can undo this.',
  apply: (name: string) => `Apply “${name}”`,
  cancel: 'Cancel',
});

/** Texts about signing in. */
export const signInText = messages({
  createClient: 'Open {link} and create a new client.',
  developerSettings: 'the developer settings',
  nameClient: 'Give it any name and the redirect address {address}.',
  enterId: 'Enter its id here. Then the sign-in link appears.',
  endsLater: (at: number) => `Your sign-in is valid until ${formatDate(at)}.`,
  signedIn: 'You are signed in to Automail.',
  why: 'Features that change your lists or write for you need this. Automail keeps the permission in your browser and sends it to AniList only.',
  signOut: 'Sign out',
  signedOut: 'You are not signed in to Automail.',
  rejected: 'AniList is rejecting your sign-in.',
  tryAgain: 'Try again',
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
  nothingSent: 'What you change in your lists is listed here, and can be undone.',
  untitled: (id: number) => `Media ${id}`,
  added: (title: string) => `${title}: added to your list`,
  removed: (title: string) => `${title}: removed from your list`,
  changed: (title: string, before: string, after: string) => `${title}: ${before} → ${after}`,
  changedSince: (values: string) => `It has changed since then: ${values}.`,
  gone: 'It is no longer on your list.',
  notUndone: (reason: string) => `Not undone: ${reason}`,
  undo: 'Undo',
  undoChange: (change: string) => `Undo: ${change}`,
  undoAnyway: 'Undo anyway',
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
});

/** Texts about the rate limit. */
export const budgetText = messages({
  left: (left: number, most: number) =>
    `${formatNumber(left)} of ${formatNumber(most)} requests are left this minute, for all tabs together.`,
  waitingHere: (count: number) => plural(count, {one: '# is waiting here.', other: '# are waiting here.'}),
  waitingTabs: (count: number) => plural(count, {one: '# other tab is waiting.', other: '# other tabs are waiting.'}),
  byFeature: (since: number) => `Requests by feature since ${formatTime(since)}`,
  few: 'less than 0.1',
});

/** Texts of the hint on narrow screens. */
export const hintText = messages({
  section: 'Suggestion',
  text: "On mobile? The 'mobile friendly' setting will probably make the script a lot less broken",
  turnOn: 'Turn it on',
  dismiss: 'No, thanks',
});

/** The card that welcomes a newcomer. */
export const welcomeText = messages({
  title: `${build.name} is on`,
  about: 'It adds many features to AniList. Each has a switch of its own. It is not an official AniList product.',
  presets: 'Choose a preset: calm, everything useful, or like the older script',
  signIn: 'Sign in to Automail, so that it can change your lists and write for you',
  settings: 'Open the settings',
  where: 'You find the settings at any time under Settings > Apps.',
  close: 'Close',
});
