import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Titles without capitals',
  summary: 'Writes titles that are all in capitals as usual, such as "Death Note" for "DEATH NOTE".',
  details:
    'On media pages, in links and in what Automail shows, if your titles are in romaji. Abbreviations and numerals keep their capitals. Your own title aliases and short titles take precedence.',
});
