import {formatDate, formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';
import {build} from '#platform/platform';

/** Texts of the tab with the first steps. */
export const startText = messages({
  styles: 'Choose a style',
  stylesNote: 'A style sets the switches of all features. Their options stay unchanged, and you can undo it.',
  popular: 'Popular features',
});

/** Texts about signing in. */
export const signInText = messages({
  title: `Sign in to ${build.name}`,
  signedOut: "You aren't signed in to Automail.",
  why: 'Features that edit your lists or post for you require this. Automail keeps the permission in your browser and sends it only to AniList.',
  notHere: "“Authorized” in AniList's list above isn't “signed in” here.",
  client: 'AniList gives its permission to a “client”: an app that you register once, for yourself, in a minute.',
  createClient: 'Open {link} and create a new client.',
  developerSettings: 'the developer settings',
  nameClient: 'Enter a name and the redirect address there, and save.',
  name: 'Name:',
  address: 'Redirect address:',
  copy: 'Copy',
  ofName: ' the name',
  ofAddress: ' the redirect address',
  enterId: 'Enter the ID that AniList shows for it.',
  isDone: 'Done',
  signIn: 'Sign in',
  back: 'AniList asks for your permission and brings you back here.',
  signedIn: "You're signed in to Automail.",
  signedInAs: (name: string) => `You're signed in to Automail as ${name}.`,
  endsLater: (at: number) => `Your sign-in is valid until ${formatDate(at)}.`,
  signOut: 'Sign out',
  newTab: ' (new tab)',
  rejected: 'AniList is rejecting your sign-in.',
  tryAgain: 'Try again',
});

/** Names of the styles. */
export const presetNames = messages({
  calm: 'Calm',
  balanced: 'Balanced',
  useful: 'Everything useful',
  older: 'Like the older script',
  off: 'Everything off',
});

/** Descriptions of the styles. */
export const presetHints = messages({
  calm: 'Only what moves nothing, asks AniList for little, or protects you and your text.',
  balanced: 'The defaults: what most users like.',
  useful: 'The defaults and everything else that hides nothing and leaves the layout as it is.',
  older: "The defaults, without what the older script (10.6.4) doesn't have.",
  off: 'AniList as it is. Turn on what you want, one by one.',
});

/** Changes that a style would make. */
export const styleText = messages({
  changes: (on: number, off: number) => `+${formatNumber(on)} −${formatNumber(off)}`,
  turnsOn: (count: number) => plural(count, {one: 'Turns on # feature', other: 'Turns on # features'}),
  turnsOff: (count: number) => plural(count, {one: 'Turns off # feature', other: 'Turns off # features'}),
  isChosen: 'In use',
  use: 'Use',
  style: (name: string) => ` the style “${name}”`,
});
