import {messages} from '#domain/text/messages';

/** What is said below the field of a filter. */
export const text = messages({
  unknownKey: (key: string, known: string) =>
    `“${key}:” is searched for as text. The words before a colon can be: ${known}.`,
  invalid: 'The pattern is not valid, so it is searched for as plain text.',
  long: 'The pattern is longer than 200 characters, so it is searched for as plain text.',
  slow: 'The pattern could take too long, so it is searched for as plain text. Use fewer repetitions.',
});
