import {messages} from '#domain/text/messages';

/** Texts at the start. */
export const text = messages({
  donator: 'Sorry, the product does not work for donators',
  alreadyAuthorized: "Already authorized. You can rewoke this under 'apps' in your Anilist settings",
  signedIn: 'You are signed in to Automail now.',
  replacesSignIn: (after: string, before: string) =>
    `This link signs Automail in as ${after}. It is signed in as ${before} now. Only continue if you wanted that.`,
  signInAs: (name: string) => `Sign in as ${name}`,
  unnamedAccount: 'another account',
  tooOld: (browsers: string) => `This browser is too old for it: ${browsers} is needed.`,
  stopped: "Automail can't start.",
  close: 'Close',
  refusedSelectors: (names: string) => `These selector overrides are invalid or unknown: ${names}.`,
});
