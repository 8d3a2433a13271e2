import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Word filter',
  summary: 'Hides statuses in the home feed that contain a word you choose.',
  details:
    "The word can be a regular expression; upper and lower case don't matter. An invalid expression is searched for as plain text. Messages and list activities aren't hidden.",
  word: 'Word or regular expression',
});
