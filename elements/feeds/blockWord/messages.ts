import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Hides status posts in the home feed that contain a word.',
  extendedDescription:
    'The word is a regular expression that ignores upper and lower case; if it is not a valid one, it is searched for as it is. Requests nothing from AniList. It hides neither messages nor list activities.',
  word: 'Word or regular expression',
});
