import {messages} from '#domain/text/messages';

/** Texts at the start. */
export const text = messages({
  donator: 'Sorry, the product does not work for donators',
  alreadyAuthorized: "Already authorized. You can rewoke this under 'apps' in your Anilist settings",
  signedIn: 'You are signed in to Automail now.',
  refusedSelectors: (names: string) => `These selector overrides are invalid or unknown: ${names}.`,
});
