import {messages} from '#domain/text/messages';

/** Hints below the field of a filter. */
export const text = messages({
  unknownKey: (key: string, known: string) =>
    `“${key}:” isn't a known field, so it's searched for as text. Known fields: ${known}.`,
  invalid: 'This expression is invalid, so Automail searches for it as plain text.',
  long: 'This expression is longer than 200 characters, so Automail searches for it as plain text.',
  slow: 'This expression could take too long, so Automail searches for it as plain text. Use fewer repetitions.',
});
