import {messages} from '#domain/text/messages';

/** Texts at the start. */
export const text = messages({
  donator: 'Sorry, the product does not work for donators',
  alreadyAuthorized: "Already authorized. You can revoke this under 'apps' in your Anilist settings",
  signedIn: "You're now signed in to Automail.",
  replacesSignIn: (after: string, before: string) =>
    `This link signs Automail in as ${after}. It's currently signed in as ${before}. Only continue if you want to switch.`,
  unexpectedSignIn: (name: string) =>
    `This link signs Automail in as ${name}, but no sign-in was started in this browser. Only continue if this is your account.`,
  signInAs: (name: string) => `Sign in as ${name}`,
  unnamedAccount: 'another account',
  tooOld: (chromium: string, firefox: string, safari: string) =>
    `This browser is too old for Automail. Install ${chromium}, ${firefox} or ${safari}, or a newer version.`,
  evaluationForbidden: (address: string) =>
    `This page doesn't allow what the minified edition (automail.min.user.js) needs. Install the readable edition, automail.user.js, from ${address}.`,
  olderRuns:
    "The older Automail is also on in this browser, so this version doesn't start. Turn off the older one in your script manager and reload the page. Your settings carry over.",
  olderStopped:
    'The older Automail is also on in this browser. This version runs with the same settings, and the older one has stopped. Turn off the older one in your script manager.',
  stopped: "Automail can't start.",
  close: 'Close',
  refusedSelectors: (names: string) => `These selector overrides are invalid or unknown: ${names}.`,
});
