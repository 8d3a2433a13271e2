import {messages} from '#domain/text/messages';

/** How a feature is doing on the page, by its health. */
export const healthText = messages({
  unknown: '',
  running: '',
  working: 'Works here',
  anchorMissing: "Unavailable: AniList's page has changed",
  superseded: 'AniList now does this itself',
  failed: 'Failed',
});

/** Reasons why a feature that is on doesn't run, and what to do. */
export const needText = messages({
  user: 'Requires signing in to AniList.',
  token: 'Requires signing in to Automail.',
  desktop: 'Off in mobile mode.',
  edition: 'Not part of this edition of Automail.',
  otherEditions: 'See the other editions',
  leaveMobile: 'Turn off mobile mode',
  signIn: 'Sign in',
  signInToAutomail: 'Sign in to Automail',
  howToSignIn: 'How to sign in',
  other: 'Requires another feature: {feature}',
  turnOn: 'Turn on',
});

/** Texts of the report for a maintainer. The report itself is not translated. */
export const reportLabels = messages({
  copy: 'Copy report',
  about: (name: string) => ` about ${name}`,
  copied: 'Copied.',
});
